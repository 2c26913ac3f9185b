/**
 * Runs before the page's own scripts: translates the page, also what appears later, as browsers do, which replace each text by elements of
 * their own. The translation is the text itself, so that tests find it.
 */
export function translateAsBrowser() {
  const skipped = 'script, style, noscript, textarea, option, title, code, svg, font';
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped) !== null) continue;
      const translation = document.createElement('font' as string);
      translation.append(text.data);
      text.replaceWith(translation);
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    translate(document.body);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      // A browser gets the translation from elsewhere.
      setTimeout(() => added.filter(({ isConnected }) => isConnected).forEach(translate), 50);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
