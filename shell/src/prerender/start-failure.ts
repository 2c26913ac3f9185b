import { isSpanish } from '@scanharbor/shared-contracts/browser/site-language';
import { startFailureText } from '../spanish/start-failure-text';

/** In the page's inline script: the texts of the shell are in the scripts that did not load. */
const texts = {
  en: { text: 'The page could not load completely. Your connection may be slow or interrupted.', retry: 'Try again' },
  es: startFailureText,
};

/** A page that is not prerendered has no colors of the application yet, only those of the system. */
const barStyle = `
position: fixed; z-index: 100; inset: auto 16px 16px; max-width: 640px; box-sizing: border-box; margin: 0 auto; padding: 16px;
display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; justify-content: space-between;
border: 1px solid var(--sh-control-border, currentColor); border-radius: 12px; box-shadow: 0 8px 24px var(--sh-shadow, transparent);
background: var(--sh-surface, Canvas); color: var(--sh-ink, CanvasText); font: 1rem/1.5 'Inter Variable', system-ui, sans-serif`;
const textStyle = 'flex: 1 1 240px; margin: 0';
const buttonStyle = `
min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 550; cursor: pointer; forced-color-adjust: none;
background: var(--sh-brand, ButtonFace); color: var(--sh-on-brand, ButtonText)`;

const id = 'start-failure';

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, content: string | Node) {
  const element = document.createElement(name);
  element.style.cssText = style;
  element.append(content);
  return element;
}

/**
 * Shows that the application could not start, beside the prerendered page, which stays readable. Try again calls `retry`, as the browser
 * does when it is online again, or reloads the page. The application removes the message when it renders; nothing is shown
 * once it has.
 */
export function showStartFailure(retry?: () => void) {
  // An error after that has its own message.
  if (document.querySelector('#root[data-live]')) return;
  const lang = isSpanish() ? 'es' : 'en';
  const { text, retry: label } = texts[lang];
  const before = document.getElementById(id);
  const isFocused = before?.contains(document.activeElement);
  before?.remove();
  const button = createElement('button', buttonStyle, label);
  const bar = createElement('div', barStyle, createElement('p', textStyle, text));
  Object.assign(bar, { id, lang, role: 'alert' });
  bar.dataset.prerendered = '';
  bar.append(button);
  const tryAgain = () => {
    if (button.ariaDisabled || !bar.isConnected) return;
    // A disabled button would lose the focus.
    button.ariaDisabled = 'true';
    button.style.opacity = '.6';
    (retry ?? (() => location.reload()))();
  };
  button.addEventListener('click', tryAgain);
  if (retry) addEventListener('online', tryAgain, { once: true });
  document.body.append(bar);
  if (isFocused) button.focus();
}

declare global {
  interface Window {
    /** Set by the inline script of the page, which has to show it without any other script. */
    showStartFailure?: typeof showStartFailure;
  }
}
