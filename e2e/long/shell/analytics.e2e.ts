import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@scanharbor/shared-contracts';
import { requestFlow } from '../../pages/request-flow.page';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';
import { type Site, startSite } from '../../support/site';

interface Received {
  headers: IncomingHttpHeaders;
  url: string;
  body: string;
}

/** Markers of everything that a patient types or chooses. */
const typed = {
  firstName: 'Canary First',
  lastName: 'Canary Last',
  email: 'canary.mail@scanharbor.test',
  password: 'Canary-harbor-7',
  phone: '(917) 555-0142',
};
const secrets = [...Object.values(typed), '10018', '99950', '5550142', 'Brain', 'MRI', 'Canary Reason', 'Canary Doctor', 'request-scan'];

journey('Analytics and telemetry', (it) => {
  const received: Received[] = [];
  let collector: Server;
  let site: Site;

  before(async () => {
    collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, url: request.url ?? '', body });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const ANALYTICS_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/events`;
    site = await startSite({ ANALYTICS_URL, TELEMETRY_SHARE: '1' });
  });
  after(async () => {
    collector.close();
    await site.stop();
  });

  const fetchTelemetry = async () =>
    ((await (await fetch(`${site.origin}/api/__control/rows`)).json()) as { telemetry?: { kind: string; name: string }[] }).telemetry ?? [];
  const events = () => received.map(({ body }) => (JSON.parse(body) as { event: string }).event);

  it('sends nothing before the visitor allows it, then the names of the steps and faults, and nothing of the patient [PR-026, PR-027, PR-050]', async () => {
    const flow = requestFlow();
    await browser.url(site.origin + paths.requestScan());
    await flow.scan().waitForExist();
    await within(browser).button('Allow').waitForDisplayed();
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('99950');
    await flow.alert().waitForDisplayed();
    await flow.acknowledge();
    expect(events()).toEqual([]);
    await clickWhenReady(within(browser).button('Allow'));
    await within(browser).button('Allow').waitForExist({ reverse: true });
    await flow.fillZip('99951');
    await flow.alert().waitForDisplayed();
    await flow.acknowledge();
    await flow.fillZip('10018');
    await flow.chooseDistance(5);
    await flow.choosePayment('Insurance');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
    await flow.register(typed);
    await flow.clickContinue('Continue to your physician');
    await flow.reason().waitForExist();
    await flow.fillPhysician('Canary Doctor', 'Canary Doctor', 'Canary Reason');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.clickContinue('Continue to payment');
    await flow.chooseInsurer('cigna', 'Cigna Healthcare');
    await flow.memberId().setValue('Canary Member');
    await flow.clickContinue('Check your answers');
    await clickWhenReady(flow.send());
    await flow.requestId();
    await browser.waitUntil(() => received.length >= 5, { timeoutMsg: `Received: ${events().join(', ')}` });
    expect(events()).toEqual(['Unsupported zip code', ...[1, 2, 3, 4].map((step) => `Scan request step ${step} completed`)]);
    const sent = received
      .map(({ headers, url, body }) => `${url} ${body} ${JSON.stringify(headers)}`)
      .join('\n')
      .toLowerCase();
    expect([...secrets, 'canary', 'cigna', 'referer', 'cookie'].filter((secret) => sent.includes(secret.toLowerCase()))).toEqual([]);
    const bodies = received.map(({ body }) => JSON.parse(body) as Record<string, string>);
    expect(bodies.map((body) => Object.keys(body).sort())).toEqual(bodies.map(() => ['event', 'visit']));

    // Telemetry: a fault with the same texts in its message, times and failed calls go to the site alone.
    await browser.execute((text) => {
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(`${text} is not a function`) }));
    }, Object.values(typed).join(' '));
    const isReported = async () => (await fetchTelemetry()).some(({ kind, name }) => kind === 'fault' && name === 'TypeError');
    await browser.waitUntil(isReported, { timeout: 20_000, timeoutMsg: 'The page did not report its fault' });
    // Web vitals are known when the page is left.
    await browser.url('about:blank');
    await browser.waitUntil(async () => (await fetchTelemetry()).some(({ kind }) => kind === 'vital'));
    const stored = JSON.stringify(await fetchTelemetry()).toLowerCase();
    const hidden = secrets.filter((secret) => secret !== 'request-scan');
    expect([...hidden, 'canary', 'cigna'].filter((secret) => stored.includes(secret.toLowerCase()))).toEqual([]);
  });

  it('report with at most 2 kB of script, loaded after the first screen', async () => {
    const files = readdirSync(join(site.folder, 'shell'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const reporters = files.filter((file) => readFileSync(join(site.folder, 'shell', file), 'utf8').includes('sendBeacon'));
    expect(reporters).toHaveLength(1);
    const [reporter = ''] = reporters;
    expect(brotliCompressSync(readFileSync(join(site.folder, 'shell', reporter))).length).toBeLessThanOrEqual(2_000);
    await browser.url(site.origin + paths.landing());
    await $('[data-from] main h1').waitForExist();
    const isLoaded = () =>
      browser.execute((name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)), basename(reporter));
    await browser.waitUntil(isLoaded);
    expect(
      await browser.execute(
        (name) => document.querySelector(`script[src$="${name}"], link[href$="${name}"]`)?.outerHTML,
        basename(reporter),
      ),
    ).toBeFalsy();
  });

  it('sends nothing after the visitor stops it on the privacy page', async () => {
    const before = received.length;
    const flow = requestFlow();
    await browser.url(site.origin + paths.privacy());
    await clickWhenReady(within(browser).button('Allow'));
    await clickWhenReady(within(browser).button('Stop counting'));
    await within(browser).text('We do not count the steps you complete.').waitForDisplayed();
    await browser.url(site.origin + paths.requestScan());
    await flow.scan().waitForExist();
    await flow.chooseScan('brain without', 'MRI - Brain - Without contrast');
    await flow.fillZip('99950');
    await flow.alert().waitForDisplayed();
    await flow.acknowledge();
    expect(received).toHaveLength(before);
  });
});
