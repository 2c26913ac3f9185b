/** Returns the texts that leave the box around them, such as a button, whose border or background shows where it ends. */
export const findTextsOutsideBoxes = () =>
  browser.execute(() => {
    // Positions are rounded, and a line is higher than its letters.
    const maxSidePx = 1.5;
    const maxLinePx = 2.5;
    const isBox = ({ borderTopWidth, borderRightWidth, backgroundColor }: CSSStyleDeclaration) =>
      parseFloat(borderTopWidth) > 0 || parseFloat(borderRightWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
    /** Undefined for a text that is cut or scrolls before a box, or is for screen readers only. */
    const findBox = (element: Element | null): Element | undefined => {
      if (!element || element === document.body) return undefined;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || style.overflowX !== 'visible') return undefined;
      return isBox(style) ? element : findBox(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, option')) continue;
      const box = findBox(parent)?.getBoundingClientRect();
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { top, right, bottom, left } of range.getClientRects()) {
        const sidePx = Math.max(right - box.right, box.left - left);
        const linePx = Math.max(bottom - box.bottom, box.top - top);
        if (sidePx > maxSidePx || linePx > maxLinePx)
          found.add(`the text '${text.textContent.trim().slice(0, 60)}' leaves its box by ${Math.ceil(Math.max(sidePx, linePx))} px`);
      }
    }
    return [...found];
  });
