"""Measures how well texts can be read: the contrast of every visible text with what is behind it (WCAG)."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

_MEASURE = """
() => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const mix = (above, below, share) => above * share + below * (1 - share);
  const over = (above, below) => [0, 1, 2].map((n) => mix(above[n], below[n], above[3])).concat(1);
  const behind = (element) => {
    if (element === null) return [255, 255, 255, 1];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => linear(c / 255));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const own = (each) => Number(getComputedStyle(each).opacity);
  const opacity = (each) => (each === null ? 1 : own(each) * opacity(each.parentElement));
  const left = "script, noscript, option, .unseen, .skip, :disabled, [aria-disabled=true]";
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent.trim();
    const element = nodes.currentNode.parentElement;
    if (text === "" || element.closest(left)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    const [r, g, b, a] = rgba(style.color);
    const fore = over([r, g, b, a * opacity(element)], back);
    const [high, low] = [light(fore), light(back)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const kind = element.className || element.tagName;
    const ratio = (high + 0.05) / (low + 0.05);
    found.push({ text: text.slice(0, 40), kind, ratio, least: isLarge ? 3 : 4.5 });
  }
  return found;
}
"""


async def contrasts(page: Page) -> list[dict[str, Any]]:
    """Every text: what it says, where it stands, its contrast, and what WCAG's AA asks of it."""
    found: list[dict[str, Any]] = await page.evaluate(_MEASURE)
    return found


def too_faint(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"{each['text']!r} in {each['kind']}: {each['ratio']:.2f}"
        for each in found
        if each["ratio"] < each["least"]
    ]
