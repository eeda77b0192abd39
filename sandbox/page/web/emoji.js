// Names of the emoji that one can write as :name:, those that people use most. It is a table and nothing else.

const NAMES = {
  "😀": "grinning", "😄": "smile", "😁": "grin", "😂": "joy", "🤣": "rofl", "😊": "blush", "😇": "innocent",
  "🙂": "slight_smile", "🙃": "upside_down", "😉": "wink", "😍": "heart_eyes", "😘": "kissing_heart", "😋": "yum",
  "😛": "stuck_out_tongue", "😎": "sunglasses", "🤓": "nerd", "🤩": "star_struck", "🥳": "partying_face",
  "😏": "smirk", "😒": "unamused", "😞": "disappointed", "😔": "pensive", "😢": "cry", "😭": "sob", "😤": "triumph",
  "😠": "angry", "😡": "rage", "🤯": "exploding_head", "😳": "flushed", "😱": "scream", "😅": "sweat_smile",
  "🤔": "thinking", "🤨": "face_with_raised_eyebrow", "😐": "neutral_face", "🙄": "rolling_eyes", "😴": "sleeping",
  "🤐": "zipper_mouth", "🤢": "nauseated_face", "🤠": "cowboy", "😈": "smiling_imp", "💀": "skull", "👻": "ghost",
  "🤖": "robot", "💩": "poop", "👍": "thumbsup", "👎": "thumbsdown", "👏": "clap", "🙌": "raised_hands", "🙏": "pray",
  "👋": "wave", "👌": "ok_hand", "✌️": "v", "🤞": "fingers_crossed", "💪": "muscle", "👀": "eyes", "🫡": "saluting_face",
  "❤️": "heart", "🧡": "orange_heart", "💛": "yellow_heart", "💚": "green_heart", "💙": "blue_heart",
  "💜": "purple_heart", "🖤": "black_heart", "💔": "broken_heart", "🔥": "fire", "⭐": "star", "✨": "sparkles",
  "🎉": "tada", "🎊": "confetti_ball", "🎲": "game_die", "🃏": "black_joker", "🎯": "dart", "🏆": "trophy",
  "🥇": "first_place", "🥈": "second_place", "🥉": "third_place", "🪙": "coin", "💰": "moneybag", "💎": "gem",
  "👑": "crown", "🎩": "tophat", "⚔️": "crossed_swords", "🛡️": "shield", "🧨": "firecracker", "💣": "bomb",
  "⛏️": "pick", "⚒️": "hammer_and_pick", "🐎": "racehorse", "🌵": "cactus", "🏜️": "desert", "🏔️": "mountain_snow",
  "🌉": "bridge_at_night", "🍺": "beer", "🍻": "beers", "☕": "coffee", "🍕": "pizza", "🎂": "birthday", "🌹": "rose",
  "☀️": "sunny", "🌙": "crescent_moon", "⚡": "zap", "❄️": "snowflake", "🌈": "rainbow", "✅": "white_check_mark",
  "❌": "x", "⚠️": "warning", "❓": "question", "❗": "exclamation", "➕": "heavy_plus_sign", "🔔": "bell", "🔒": "lock",
  "🔑": "key", "💡": "bulb", "📌": "pushpin", "📎": "paperclip", "📷": "camera", "📜": "scroll", "⏰": "alarm_clock",
  "⏳": "hourglass_flowing_sand", "🚀": "rocket", "🏠": "house", "🕵️": "detective", "🦊": "fox", "🐶": "dog",
  "🐱": "cat", "🐍": "snake", "🦅": "eagle", "🎵": "musical_note", "💬": "speech_balloon", "💤": "zzz",
};

/** Pairs of name and sign. */
export const EMOJI = Object.entries(NAMES).map(([sign, name]) => [name, sign]);
