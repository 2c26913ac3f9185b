import { remote } from 'webdriverio';
const [email, width, ...urls] = process.argv.slice(2);
const b = await remote({ logLevel: 'error', capabilities: { browserName: 'chrome', webSocketUrl: true, 'wdio:chromedriverOptions': { binary: '/usr/bin/chromedriver' }, 'goog:chromeOptions': { binary: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', `--window-size=${width},1000`] } } });
await b.sessionSubscribe({ events: ['log.entryAdded'] });
b.on('log.entryAdded', (e) => console.log('LOG', e.level, e.text));
await b.setViewport({ width: +width, height: 1000 });
const base = process.env.BASE ?? 'http://localhost:4300';
if (email !== 'guest') {
  const { token } = await (await fetch(`${base}/api/__control/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) })).json();
  await b.url(`${base}/registry.json`);
  await b.setCookies({ name: 'authToken', value: token, path: '/' });
}
let n = 0;
for (const url of urls) {
  await b.url(base + url);
  await b.pause(1500);
  const dims = await b.execute(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]);
  console.log(url, '->', await b.getUrl(), '|', await b.getTitle(), dims);
  if (dims[2] > 1000) await b.setViewport({ width: +width, height: Math.min(dims[2], 2400) });
  await b.saveScreenshot(`/tmp/look/tour-${email.split('@')[0]}-${width}-${n++}.png`);
  await b.setViewport({ width: +width, height: 1000 });
}
await b.deleteSession();
