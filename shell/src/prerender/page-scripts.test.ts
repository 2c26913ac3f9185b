import { startFailureText } from '../spanish/start-failure-text';
import { addScripts, watchScripts } from './page-scripts';

const scripts = [
  { src: '/shell/a.js', integrity: 'sha384-a' },
  { src: '/shell/b.js', integrity: 'sha384-b' },
];

const listScripts = () => [...document.scripts].map(({ src }) => new URL(src).pathname);
const lastScript = () => [...document.scripts].at(-1)!;
const getMessage = () => document.querySelector('[role=alert]');
const getButton = () => document.querySelector<HTMLButtonElement>('[role=alert] button')!;

const fail = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

/** Opens a page whose only script does not load, nor when the page adds it once more by itself. */
async function openFailedPage() {
  addScripts(scripts.slice(0, 1));
  await Promise.resolve();
  fail(lastScript());
  expect(getMessage()).toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  fail(lastScript());
}

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.language;
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><h1>Prices</h1></div>';
});

afterEach(() => jest.useRealTimers());

describe('the scripts of the shell', () => {
  it('are added in their order, with their integrity', async () => {
    addScripts(scripts);
    await Promise.resolve();
    expect([...document.scripts].map((script) => [script.getAttribute('src'), script.integrity, script.async])).toEqual([
      ['/shell/a.js', 'sha384-a', false],
      ['/shell/b.js', 'sha384-b', false],
    ]);
  });

  it('are added again, alone, when one does not load', async () => {
    addScripts(scripts);
    await Promise.resolve();
    fail(document.scripts[0]!);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(listScripts()).toEqual(['/shell/a.js', '/shell/b.js', '/shell/a.js']);
    expect(lastScript().integrity).toBe('sha384-a');
    expect(getMessage()).toBeNull();
  });

  it('that fail twice leave the page readable, with a message whose button adds them again', async () => {
    await openFailedPage();
    expect(getMessage()).toHaveTextContent('The page could not load completely. Your connection may be slow or interrupted.');
    expect(document.querySelector('h1')).toHaveTextContent('Prices');
    getButton().focus();
    getButton().click();
    getButton().click();
    expect(listScripts()).toEqual(['/shell/a.js', '/shell/a.js', '/shell/a.js']);
    fail(lastScript());
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(getButton()).toHaveFocus();
    getButton().click();
    expect(listScripts()).toHaveLength(4);
  });

  it('are added again once the browser is online', async () => {
    await openFailedPage();
    dispatchEvent(new Event('online'));
    expect(listScripts()).toHaveLength(3);
  });

  it('are not added by a message that is gone', async () => {
    await openFailedPage();
    getMessage()!.remove();
    dispatchEvent(new Event('online'));
    expect(listScripts()).toHaveLength(2);
  });

  it('that do not arrive get a message after some time', async () => {
    document.head.innerHTML = '<script defer src="/shell/a.js"></script>';
    watchScripts();
    await jest.advanceTimersByTimeAsync(19_000);
    expect(getMessage()).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(getMessage()).not.toBeNull();
  });

  it('that arrive get none', async () => {
    addScripts(scripts);
    await Promise.resolve();
    for (const script of document.scripts) script.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(getMessage()).toBeNull();
  });

  it('report no failure once the application has rendered', async () => {
    document.getElementById('root')!.dataset.live = '';
    await openFailedPage();
    expect(getMessage()).toBeNull();
  });

  it('report their failure in the language of the visitor', async () => {
    document.documentElement.dataset.language = 'es';
    await openFailedPage();
    expect(getMessage()).toHaveTextContent(startFailureText.text);
    expect(getButton()).toHaveTextContent(startFailureText.retry);
  });
});
