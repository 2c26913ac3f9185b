import { recordEarlyPress } from './early-press';
import { whenNoFieldInUse } from './field-in-use';

const realMatchMedia = window.matchMedia;
const setTouchScreen = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });

/** Opens a page with the focus in a field. `isReplaceable` returns whether the application may replace the page now. */
async function openPage(selector: string) {
  document.body.innerHTML = `<div id="root"><input id="zip"><input id="scan" role="combobox"><input id="remember" type="checkbox">
    <select id="paying"><option>Self-pay</option><option>Insurance</option></select><button type="button">Send</button></div>`;
  document.querySelector<HTMLElement>(selector)!.focus();
  let isReplaceable = false;
  void whenNoFieldInUse(document.getElementById('root')!).then(() => (isReplaceable = true));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  return { isReplaceable: () => settle().then(() => isReplaceable) };
}

afterEach(() => Object.assign(window, { matchMedia: realMatchMedia }));

describe('the prerendered page stays', () => {
  it('while a text field is used on a touch screen, until it is left', async () => {
    setTouchScreen(true);
    const page = await openPage('#zip');
    expect(await page.isReplaceable()).toBe(false);
    document.querySelector<HTMLElement>('#scan')!.focus();
    expect(await page.isReplaceable()).toBe(true);
  });

  it('while the next text field is used, until a button is pressed', async () => {
    setTouchScreen(true);
    recordEarlyPress();
    const page = await openPage('#zip');
    document.querySelector('#zip')!.dispatchEvent(new Event('focusout', { bubbles: true }));
    expect(await page.isReplaceable()).toBe(false);
    document.querySelector<HTMLElement>('button')!.click();
    expect(await page.isReplaceable()).toBe(true);
  });

  it('while a list of options is used, with a mouse, too, until one is chosen', async () => {
    setTouchScreen(false);
    const page = await openPage('#paying');
    expect(await page.isReplaceable()).toBe(false);
    document.querySelector('#paying')!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(await page.isReplaceable()).toBe(true);
  });

  it.each(['#scan', '#remember', 'button'])('no longer than necessary with the focus in %s', async (selector) => {
    setTouchScreen(true);
    expect(await (await openPage(selector)).isReplaceable()).toBe(true);
  });

  it('no longer than necessary with a text field and a keyboard', async () => {
    setTouchScreen(false);
    expect(await (await openPage('#zip')).isReplaceable()).toBe(true);
  });
});
