import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What the frame of the chat received from the page. */
interface ChatMessage {
  event: string;
  identifier?: string;
  user?: { name: string; email: string; identifier_hash: string };
  customAttributes?: Record<string, string>;
}

/** Like Chatwoot's SDK: a style element, a frame of the provider, and messages to it. */
const sdk = `
window.chatwootSDK = { run: ({ baseUrl, websiteToken }) => {
  const style = document.createElement('style');
  style.id = 'cw-widget-styles';
  style.textContent = '.woot-widget-holder { position: fixed; right: 16px; bottom: 16px; width: min(380px, calc(100vw - 32px)); height: 320px;' +
    ' border: 1px solid #607080; border-radius: 12px; overflow: hidden; z-index: 2147483000; }' +
    ' .woot-widget-holder iframe { width: 100%; height: 100%; border: 0; background: #fff } .woot--hide { display: none }';
  document.body.append(style);
  const holder = document.createElement('aside');
  holder.className = 'woot-widget-holder woot--hide';
  holder.setAttribute('aria-label', 'Messages');
  const frame = document.createElement('iframe');
  frame.title = 'Live chat';
  const widget = baseUrl + '/widget?website_token=' + websiteToken;
  frame.src = widget;
  holder.append(frame);
  document.body.append(holder);
  const send = (event, value) => frame.contentWindow.postMessage(JSON.stringify({ event, ...value }), baseUrl);
  window.$chatwoot = {
    toggle: () => holder.classList.remove('woot--hide'),
    setUser: (identifier, user) => {
      document.cookie = 'cw_user_' + websiteToken + '=known; Path=/';
      send('set-user', { identifier, user });
    },
    setCustomAttributes: (customAttributes) => send('set-custom-attributes', { customAttributes }),
    reset: () => {
      document.cookie = 'cw_user_' + websiteToken + '=; Path=/; Max-Age=0';
      holder.classList.add('woot--hide');
      frame.src = widget + '&reset=1';
    },
  };
  window.addEventListener('message', ({ data, origin }) => {
    if (origin === baseUrl && data === 'loaded') window.dispatchEvent(new Event('chatwoot:ready'));
  });
} };
`;

const widget = `<!doctype html><html lang="en"><title>Live chat</title><link rel="icon" href="data:,"><main><h1>How can we help?</h1></main><script>
addEventListener('message', ({ data }) => void fetch('/messages', { method: 'POST', body: data }));
parent.postMessage('loaded', '*');
</script></html>`;

async function readText(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts a provider on an origin of its own, with the script and the frame of Chatwoot. */
export async function startChatProvider() {
  const messages: ChatMessage[] = [];
  const requests: string[] = [];
  const state = { isDown: false };
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const send = (type: string, body: string) => response.writeHead(200, { 'Content-Type': type }).end(body);
    if (state.isDown) response.writeHead(503).end();
    else if (url === '/packs/js/sdk.js') send('text/javascript', sdk);
    else if (url.startsWith('/widget?')) send('text/html', widget);
    else
      void readText(request).then((text) => {
        messages.push(JSON.parse(text) as ChatMessage);
        response.writeHead(204).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, scriptUrl: `${origin}/packs/js/sdk.js`, messages, requests, state, close: () => server.close() };
}
