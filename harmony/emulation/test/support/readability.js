// What has to hold for everything that can be read or touched, on every screen. These functions run in the page.

/** What is too small to be touched, cut off or written over, in words. */
export function flaws() {
  const found = [];
  const root = document.getElementById('panel') ?? document.querySelector('.page');
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.virtual');
  const name = (element) =>
    `${element.closest('[id]:not([id=""])')?.id ?? element.className} "${element.textContent.trim()}"`;
  const texts = [...root.querySelectorAll('.Text, .label')].filter(
    (text) => isSeen(text) && text.textContent !== '',
  );

  for (const control of root.querySelectorAll('[role=button], [role=radio], [role=switch]')) {
    const isOwn = control.parentElement.closest('[role=button], [role=radio], [role=switch]') === null;
    const { width, height } = control.getBoundingClientRect();
    if (isOwn && isSeen(control) && control.id !== 'scrim' && Math.min(width, height) < 47.9) {
      found.push(`${name(control)} is ${width} x ${height}, too small to be touched`);
    }
  }

  const lines = texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    const own = text.getBoundingClientRect();
    // A space at the end of a line goes beyond it and is not seen.
    const box = { top, bottom, left: Math.max(left, own.left), right: Math.min(right, own.right) };
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1) {
      found.push(
        `${name(text)} is cut: ${text.scrollWidth} x ${text.scrollHeight} in ${text.clientWidth} x ${text.clientHeight}`,
      );
    }
    for (
      let around = text.parentElement;
      around && !around.matches('.Scroll, .layer');
      around = around.parentElement
    ) {
      const outer = around.getBoundingClientRect();
      const isInside =
        box.left >= outer.left - 1 &&
        box.right <= outer.right + 1 &&
        box.top >= outer.top - 1 &&
        box.bottom <= outer.bottom + 1;
      if (!isInside) found.push(`${name(text)} goes beyond ${around.className} ${around.id}`);
    }
    const isScrolled = text.closest('.Scroll') !== null;
    if (!isScrolled && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)) {
      found.push(`${name(text)} goes beyond the screen`);
    }
    return { text, box };
  });

  for (const [index, { text, box }] of lines.entries()) {
    for (const { text: other, box: place } of lines.slice(index + 1)) {
      const isApart =
        box.right <= place.left + 1 ||
        place.right <= box.left + 1 ||
        box.bottom <= place.top + 1 ||
        place.bottom <= box.top + 1;
      if (!isApart && text.closest('.Scroll') === other.closest('.Scroll')) {
        found.push(`${name(text)} and ${name(other)} lie over each other`);
      }
    }
  }
  return found;
}

/**
 * What is written in a colour too close to that behind it, by WCAG 2: less than 4.5, for letters of 24 pixels and more
 * less than 3. What cannot be used now is left out.
 */
export function faintTexts() {
  const root = document.getElementById('panel') ?? document.querySelector('.page');
  const parse = (css) => {
    const [red, green, blue, alpha = 1] = css.match(/[\d.]+/g).map(Number);
    return { rgb: [red, green, blue], alpha };
  };
  const over = (front, back) =>
    front.rgb.map((part, index) => part * front.alpha + back[index] * (1 - front.alpha));
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own.alpha === 1 ? own.rgb : over(own, behind(element.parentElement));
  };
  const found = [];
  for (const text of root.querySelectorAll('.Text, .label')) {
    const isLeftOut = text.closest('.virtual, [aria-disabled="true"]') || text.textContent === '';
    if (isLeftOut || !text.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(text);
    const back = behind(text);
    const front = over(parse(style.color), back);
    const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < (Number.parseFloat(style.fontSize) >= 24 ? 3 : 4.5)) {
      found.push(`"${text.textContent}" has a contrast of ${contrast.toFixed(2)}`);
    }
  }
  return found;
}
