import { type ChatSettings, type LiveChat } from './live-chat';

/** The parts of Chatwoot's SDK in use. */
interface ChatwootWindow {
  chatwootSDK?: { run(settings: { baseUrl: string; websiteToken: string }): void };
  $chatwoot?: {
    toggle(state: 'open'): void;
    setUser(identifier: string, user: { name: string; email: string; identifier_hash: string }): void;
    setCustomAttributes(attributes: { page: string }): void;
    reset(): void;
  };
}

/** Longer than a slow phone needs, and short enough to wait for. */
const loadTimeoutMs = 15_000;

const readyEvent = 'chatwoot:ready';

/** Chatwoot stores a cookie of this name while a conversation belongs to a user. */
const hasUserCookie = () => document.cookie.includes('cw_user_');

/** The content security policy blocks the style element of the SDK. A constructed style sheet with its text is not inline. */
function adoptBlockedStyles() {
  const style = document.getElementById('cw-widget-styles');
  if (!(style instanceof HTMLStyleElement) || style.sheet) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  document.adoptedStyleSheets.push(sheet);
}

/** Loads the script and starts its chat, which is ready when its frame says so. */
function startSdk(sdkWindow: Window & ChatwootWindow, { url, key }: ChatSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`The live chat ${reason}`));
    };
    const timer = setTimeout(() => fail('did not respond'), loadTimeoutMs);
    const ready = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener(readyEvent, ready, { once: true });
    script.onerror = () => fail('could not be loaded');
    script.onload = () => {
      if (!sdkWindow.chatwootSDK) {
        fail('has another script than expected');
        return;
      }
      sdkWindow.chatwootSDK.run({ baseUrl: new URL(url).origin, websiteToken: key });
      adoptBlockedStyles();
    };
    script.src = url;
    document.head.append(script);
  });
}

/** Loads Chatwoot from the host of its script. Rejects when the script does not load or its chat is not ready after 15 seconds. */
export async function loadChatwoot(settings: ChatSettings): Promise<LiveChat> {
  const sdkWindow: Window & ChatwootWindow = window;
  await startSdk(sdkWindow, settings);
  const chatwoot = sdkWindow.$chatwoot;
  if (!chatwoot) throw new Error('The live chat has another script than expected');
  return {
    open: () => chatwoot.toggle('open'),
    page: (path) => chatwoot.setCustomAttributes({ page: path }),
    identify: (user) => {
      if (user) chatwoot.setUser(user.identifier, { name: user.name, email: user.email, identifier_hash: user.hash });
      else if (hasUserCookie()) chatwoot.reset();
    },
  };
}
