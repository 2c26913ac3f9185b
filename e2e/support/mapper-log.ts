import WebSocket from 'ws';

interface Target {
  title: string;
  webSocketDebuggerUrl: string;
}

/**
 * Stops the log of Chromium's BiDi mapper, a hidden page that translates WebDriver BiDi: it shows each message on itself, and the layout of
 * that text took a third of the processor time of a journey. Without a document, it shows none.
 */
export async function stopMapperLog({ capabilities }: WebdriverIO.Browser) {
  const address = capabilities['goog:chromeOptions']?.debuggerAddress;
  if (!address) return;
  const targets = (await (await fetch(`http://${address}/json/list`)).json()) as Target[];
  const mapper = targets.find(({ title }) => title === 'BiDi-CDP Mapper');
  if (!mapper) return;
  const socket = new WebSocket(mapper.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'document.documentElement?.remove()' } }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.close();
}
