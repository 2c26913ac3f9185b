import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type desktop, type phone } from '../support/check-screen';
import { signInAs } from '../support/accounts';
import { reset } from '../support/control';
import { waitUntilQuiet } from '../crawl/page-state';
import { type Role } from '../crawl/crawl';
import { roles } from '../crawl/roles';
import { samples } from './samples';

type Viewport = typeof desktop | typeof phone;

const maxMs = 60 * 60 * 1000;

const folder = process.env.PICTURES ?? '';

/** The role of `npm run screenshots -- --against … --role NAME`; all roles without it. */
const chosen = process.env.PICTURES_ROLE;
const chosenRoles = roles.filter(({ name }) => !chosen || name === chosen);
if (chosenRoles.length === 0) throw new Error(`Invalid role: ${chosen}. Roles: ${roles.map(({ name }) => name).join(', ')}.`);

/** Stops the clock of every following page, at the time of the API. */
const freezeClock = () =>
  browser.addInitScript((frozenAt: number) => {
    const now = () => frozenAt;
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [frozenAt], made) as Date,
      apply: () => new RealDate(frozenAt).toString(),
      get: (target, property) => (property === 'now' ? now : (Reflect.get(target, property) as unknown)),
    });
  }, Number(process.env.FROZEN_AT));

/** Stops what moves. The content security policy allows style sheets that scripts construct. */
const freezeMotion = () =>
  browser.execute(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

const fileName = (path: string) => path.slice(1).replace(/[^a-z0-9]+/gi, '-') || 'landing';

async function takePicture(name: string) {
  await freezeMotion();
  await waitUntilQuiet();
  await browser.execute(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { data } = await browser.browsingContextCaptureScreenshot({ context: await browser.getWindowHandle(), origin: 'document' });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
}

/** Starts anew with the data of the demo, without the drafts of the screens before. */
async function startAs(email: string | undefined, viewport: Viewport) {
  await browser.reloadSession();
  await browser.setViewport(viewport);
  await freezeClock();
  await reset();
  if (email) await signInAs(email);
}

async function takePicturesOf({ name, email, starts, states = [] }: Role, viewport: Viewport) {
  const { width } = viewport;
  const taken = new Set<string>();
  await startAs(email, viewport);
  for (const url of [...starts, ...samples]) {
    await browser.url(url);
    await waitUntilQuiet();
    const { pathname, search } = new URL(await browser.getUrl());
    if (taken.has(pathname + search)) continue;
    taken.add(pathname + search);
    await takePicture(`${name}-${fileName(pathname + search)}-${width}`);
  }
  for (const { url, prepare } of states) {
    await startAs(email, viewport);
    await browser.url(url);
    await waitUntilQuiet();
    await prepare();
    await takePicture(`${name}-${prepare.name}-${width}`);
  }
}

/** Defines a test per chosen role that takes a picture of each of its screens at one width, into the folder PICTURES. */
export function takePicturesAtWidth(viewport: Viewport) {
  describe(`Pictures at ${viewport.width} px`, function () {
    this.timeout(maxMs);
    for (const role of chosenRoles) {
      it(`show the screens of the role ${role.name}`, async () => {
        mkdirSync(folder, { recursive: true });
        await takePicturesOf(role, viewport);
      });
    }
  });
}
