import { remote } from 'webdriverio';
// usage: node look-scratch.mjs out.png url [width] [height]
const [out, url, width = '1280', height = '1000', wait = '1500'] = process.argv.slice(2);
const b = await remote({ logLevel: 'error', capabilities: { browserName: 'chrome', webSocketUrl: true, 'wdio:chromedriverOptions': { binary: '/usr/bin/chromedriver' }, 'goog:chromeOptions': { binary: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--window-size=${width},${height}`] } } });
await b.sessionSubscribe({ events: ['log.entryAdded'] });
b.on('log.entryAdded', (e) => console.log('LOG', e.level, e.text, e.stackTrace?.callFrames?.[0]?.url ?? ''));
await b.setViewport({ width: +width, height: +height });
await b.url(url);
await new Promise((r) => setTimeout(r, +wait));
console.log('title', await b.getTitle(), await b.getUrl());
console.log('scroll', await b.execute(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight]));
console.log('resources', await b.execute(() => performance.getEntriesByType('resource').map((e) => `${Math.round(e.startTime)} ${Math.round(e.responseEnd)} ${e.transferSize} ${e.name.split('/').slice(-1)}`).join('\n')));
await b.saveScreenshot(out);
await b.deleteSession();
