import { brand, paths } from '@scanharbor/shared-contracts';
import { accounts, signInAs } from '../../support/accounts';
import { getHorizontalOverflow, waitUntilSettled } from '../../support/check-screen';
import { siteOrigin } from '../../support/control';
import { expectOnConsole, journey } from '../../support/journey';
import { openTab } from '../../support/new-profile';

const narrow = { width: 320, height: 700 };

/** The same in both languages, beside what the API sends. */
const same = [/^[^\s@]+@[^\s@]+$/, new RegExp(`^${brand.name}$`), /^Flexible$/, /^General$/];

/** Lists the texts and accessible names of a screen, without those in elements of another language. */
const listTexts = () =>
  browser.execute(() => {
    const { lang } = document.documentElement;
    const isOfPage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === lang;
    const hasWords = (text: string) => /\p{L}{3}/u.test(text);
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (
        element &&
        isOfPage(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, style, noscript')
      )
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) if (isOfPage(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(hasWords);
  });

/** Keeps what the API sends, in lower case, for `listData`. */
const keepData = () =>
  browser.addInitScript(() => {
    const { fetch } = window;
    const kept = { data: '' };
    Object.assign(window, {
      kept,
      fetch: async (...call: Parameters<typeof fetch>) => {
        const response = await fetch(...call);
        if (response.headers.get('content-type')?.includes('json'))
          void response
            .clone()
            .text()
            .then((text) => (kept.data += text.toLowerCase()));
        return response;
      },
    });
  });

const listData = () => browser.execute(() => (window as unknown as { kept: { data: string } }).kept.data);

async function openIn(language: 'en' | 'es', path: string) {
  await browser.url(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await $('[data-from] h1').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  await waitUntilSettled();
  return { texts: await listTexts(), data: await listData() };
}

/** Returns the texts of the Spanish screen that are those of the English one, and no data, and how far it scrolls sideways. */
async function findEnglish(path: string): Promise<string[]> {
  const english = await openIn('en', path);
  const spanish = await openIn('es', path);
  const data = english.data + spanish.data;
  const isData = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => data.includes(word));
  const left = spanish.texts.filter((text) => english.texts.includes(text) && !isData(text) && !same.some((form) => form.test(text)));
  const overflowPx = await getHorizontalOverflow();
  return [
    ...new Set(left.map((text) => `${path}: '${text}' is not translated`)),
    ...(overflowPx > 0 ? [`${path}: scrolls horizontally by ${overflowPx} px`] : []),
  ];
}

async function findEnglishOn(screens: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of screens) found.push(...(await findEnglish(path)));
  return found;
}

journey('Spanish on a phone of 320 px', (it) => {
  beforeEach(async () => {
    await browser.setViewport(narrow);
    await keepData();
  });

  it('has no English text and no overflow for guests and invited patients', async () => {
    expectOnConsole(/px\/invitation\/demo-(expired|completed) - .* 410/);
    const found = await findEnglishOn([
      paths.landing(),
      paths.about(),
      paths.howItWorks(),
      paths.scans(),
      paths.scanServices('mri'),
      paths.partner(),
      paths.organizations(),
      paths.accreditation(),
      paths.requestScan(),
      paths.centers({ type: 'MRI' }),
      paths.refer(),
      paths.doctorSearch(),
      paths.doctorPage('napp'),
      paths.doctorRequest('napp'),
      paths.login(),
      paths.passwordForgot(),
      ...['demo-invitation', 'demo-expired', 'demo-completed'].map((id) => paths.invitation(id)),
    ]);
    expect(found).toEqual([]);
  });

  it('has no English text and no overflow for patients', async () => {
    await signInAs(accounts.patient);
    const found = await findEnglishOn([
      paths.home(),
      ...(['in-progress', 'requests', 'upcoming', 'past'] as const).map((page) => paths.tests(page)),
      ...(['general', 'account', 'medical', 'record'] as const).map((page) => paths.settings(page)),
      paths.patientProvider('self-pay'),
      paths.patientProvider('insurance'),
    ]);
    expect(found).toEqual([]);
  });
});

journey('The link to Spanish in a new tab', (it) => {
  it('counts more than what the profile of a signed-in patient states, and is stored there', async () => {
    const language = () => $('select[name=preferredLanguage]');
    await signInAs(accounts.patient);
    await browser.url(`${paths.settings('general')}?lang=en`);
    await expect(language()).toHaveValue('English');
    await openTab(`${siteOrigin()}${paths.settings('general')}?lang=es`);
    await expect(language()).toHaveValue('Spanish');
    await expect($('html')).toHaveAttribute('lang', 'es');
    await openTab(siteOrigin() + paths.settings('general'));
    await expect(language()).toHaveValue('Spanish');
    await expect($('html')).toHaveAttribute('lang', 'es');
  });
});
