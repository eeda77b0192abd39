// What is asked of the sandbox: what a person does, and how it is told when it was not done.
import { openModal } from "./modal.js";
import { reason, say } from "./words.js";
import { world } from "./world.js";

/** What went wrong, in words. */
export function why(problem) {
  if (problem.refused) return reason(problem);
  return problem.failed ? say("silent", { bot: world.bot.name }) : say("broken");
}

/** Asks over a line; `tell` says something at the composer, `mark` shows at a message what became of its use. */
export class Asking {
  constructor(line, { tell, mark }) {
    Object.assign(this, { line, tell, mark });
  }

  /** Do something; what went wrong is told at the composer. Null if it was not done. */
  async attempt(deed, more) {
    try {
      return await this.line.ask(deed, more);
    } catch (problem) {
      this.tell(why(problem), { isProblem: true });
      return null;
    }
  }

  /** The same, without a word. */
  async quietly(deed, more) {
    try {
      return await this.line.ask(deed, more);
    } catch {
      return null;
    }
  }

  /** Use a component of a message; it shows that it waits, and what came of it. */
  async use(message, part, deed, more = {}) {
    this.mark(message.id, { busy: part.custom_id });
    try {
      const asked = { message: message.id, custom_id: part.custom_id, ...more };
      const { modal } = await this.line.ask(deed, asked);
      this.mark(message.id, {});
      if (modal) this.#fillIn(modal);
    } catch (problem) {
      this.mark(message.id, { failed: actFailed(problem) });
    }
  }

  /** Give a command (`deed` is slash, or use: from a menu). */
  async command(deed, more) {
    this.tell(say("sending", { bot: world.bot.name }));
    const done = await this.attempt(deed, { place: world.place, ...more });
    if (done === null) return;
    this.tell("");
    if (done.modal) this.#fillIn(done.modal);
  }

  #fillIn(modal) {
    openModal(modal, async (values) => {
      try {
        await this.line.ask("fill", { modal: modal.id, values });
        return null;
      } catch (problem) {
        return actFailed(problem);
      }
    });
  }
}

function actFailed(problem) {
  return problem.failed ? say("act_failed") : why(problem);
}
