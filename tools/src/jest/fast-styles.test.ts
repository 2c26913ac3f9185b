/** @jest-environment ./src/jest/browser.mjs */

const page = `
  <style>
    .hidden, .other:not(.shown, .x) { display: none; color: red }
    @media screen { .screen { visibility: hidden } }
    @media print { p { display: none } }
    .outer .inner > b, a[href="x, y"] { pointer-events: none; display: flex }
    #one { opacity: 0.5; visibility: visible }
    #one { opacity: 0.7 }
    .box { display: grid } .box { display: unset }
    :is(h1, h2) { display: inline } SPAN { display: table }
    .a::before { opacity: 0 } * .b { opacity: 0.1 }
    .broken:nonsense( { display: none }
  </style>
  <div hidden id="gone"></div> <dialog></dialog> <dialog open></dialog> <input type="hidden" /> <input />
  <p class="hidden">Text</p> <p class="other"></p> <p class="other shown"></p>
  <div class="screen"><i>Inherits</i> <i id="one"><u>Visible</u></i></div>
  <div class="outer"><div class="inner"><b>Deep<em></em></b></div></div> <a href="x, y"></a> <a href="x"></a>
  <div class="box a"><h1 class="b"></h1><h2></h2><span></span></div>
  <p class="hidden" style="display: block; visibility: collapse"><q></q></p> <p style="display: unset" class="box"></p>
  <svg><g class="hidden"><path></path></g></svg> <details><summary></summary></details>`;

const properties = ['display', 'visibility', 'opacity', 'pointer-events'];
const listStyles = (read: (element: Element, property: string) => string) =>
  [...document.querySelectorAll('*')].map((element) => [element.outerHTML.slice(0, 60), ...properties.map((name) => read(element, name))]);

/** The text of a style is not among the replaced properties, so jsdom computes it. */
const readOwn = (element: Element, property: string) =>
  new RegExp(`(?:^|; )${property}: ([^;]*);`).exec(getComputedStyle(element).cssText)?.[1] ?? '';
const readFast = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);

it('computes what jsdom computes, also after a change of page or rules', () => {
  document.body.innerHTML = page;
  expect(listStyles(readFast)).toEqual(listStyles(readOwn));
  const shown = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement).display;
  expect([shown('gone'), shown('one')]).toEqual(['none', '']);

  document.getElementById('one')?.classList.add('hidden');
  expect(shown('one')).toBe('none');
  const { sheet } = document.querySelector('style') as HTMLStyleElement;
  sheet?.insertRule('#one { display: flex }', sheet.cssRules.length);
  expect(shown('one')).toBe('flex');
  expect(listStyles(readFast)).toEqual(listStyles(readOwn));

  sheet?.deleteRule(0);
  sheet?.insertRule('div { visibility: hidden; display: flex }', 0);
  // jsdom notices a changed rule only with the next change of the page.
  document.body.classList.add('changed');
  expect(listStyles(readFast)).toEqual(listStyles(readOwn));
});

it('has every other property, by both spellings', () => {
  document.body.innerHTML = '<p style="padding-top: 3px; pointer-events: none">Text</p>';
  const style = getComputedStyle(document.querySelector('p') as HTMLElement);
  expect([style.paddingTop, style.getPropertyValue('padding-top'), style.pointerEvents]).toEqual(['3px', '3px', 'none']);
});
