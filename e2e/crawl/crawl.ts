import { signInAs } from '../support/accounts';
import { reset, siteOrigin } from '../support/control';
import { followCalls } from './calls';
import { type Control, listControls } from './controls';
import { type Progress } from './progress';
import { type PageState, readPageState, waitUntilQuiet, watchChanges } from './page-state';

/** A way to a state of a screen: its URL, the state of the role to prepare there, the controls to press in turn. */
export interface Way {
  url: string;
  /** The address that led to `url`, if it is another one. It may show more there, such as why it did: a second turn begins with it. */
  entry?: string;
  state?: string | undefined;
  steps: Control[];
}

export interface Role {
  name: string;
  email?: string;
  /** Addresses to begin with; the crawler finds the others. */
  starts: string[];
  /** States that need more than presses, such as a filled form; each is known by the name of its function. */
  states?: { url: string; prepare: () => Promise<void> }[];
}

export interface Limits {
  /** Whether to visit a screen that is found, and to press its controls, by its path; all without it. */
  isIncluded?: (path: string) => boolean;
  /** Names of the controls to press; all without it. */
  controls?: RegExp;
  /** Longest row of presses, from a freshly loaded screen. */
  depth?: number;
  /** Where to go on, and to write how far the crawl is; without it the crawl begins anew. */
  progress?: Progress;
}

/** A control to press, and the way to it. */
export interface Turn {
  way: Way;
  control: Control;
  /** Whether the control was gone before: a busy machine may draw it late, so it has a second turn at the end. */
  isSecond?: boolean;
}

export interface Finding {
  place: string;
  what: string;
}

export interface CrawlResult {
  role: string;
  screens: number;
  presses: number;
  /** Controls that were gone at both of their turns. Going on with a crawl that is at its end presses them once more. */
  gone: Turn[];
  findings: Finding[];
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, 'N');

/** Equal for two addresses of one screen: numbers and the values of the query do not count. */
function getScreenKey(url: string): string {
  const { pathname, searchParams } = new URL(url, siteOrigin());
  return [withoutNumbers(pathname), ...[...searchParams.keys()].sort()].join(' ');
}

const isOfSite = (url: string) => new URL(url, siteOrigin()).origin === siteOrigin();
const toPath = (url: string) => url.replace(siteOrigin(), '');
const describeWay = ({ url, state, steps }: Way) => [toPath(url), ...(state ? [state] : []), ...steps.map(({ name }) => name)].join(' › ');

const extendWay = ({ way, control }: Turn): Way => ({ ...way, steps: [...way.steps, control] });

/** Returns a readable place of a control: the address of its screen and the names of what is pressed until it stands there. */
export const describeTurn = (turn: Turn) => describeWay(extendWay(turn));

/**
 * Visits each screen that a role reaches, and presses each of its controls once, on a freshly loaded screen. What a press reveals, such
 * as a dialog, is pressed in turn. The data are as seeded before each press.
 */
export async function crawlAs(
  { name, email, starts, states = [] }: Role,
  { isIncluded = () => true, controls: allowedControls = /./, depth = 4, progress }: Limits = {},
): Promise<CrawlResult> {
  const last = progress?.read();
  const result: CrawlResult = last?.result ?? { role: name, screens: 0, presses: 0, gone: [], findings: [] };
  const takeActivity = await followCalls();
  const known = new Set<string>(last?.known);
  const screens: Way[] = last?.screens ?? [];
  const waiting: Turn[] = last?.waiting ?? [];
  if (screens.length === 0 && waiting.length === 0) waiting.push(...result.gone.splice(0));

  /** Reports what the page did since the last look. Returns the number of its calls. */
  async function reportActivity(way: Way): Promise<number> {
    const { findings, calls } = await takeActivity();
    report(way, findings);
    return calls;
  }

  const report = (way: Way, what: string[]) => {
    for (const one of what) {
      const place = describeWay(way);
      if (result.findings.some((finding) => finding.what === one && finding.place === place)) continue;
      console.log(`${name}: ${place}: ${one}`);
      result.findings.push({ place, what: one });
    }
  };

  async function open({ url, state, steps }: Way): Promise<boolean> {
    const prepare = states.find((one) => one.prepare.name === state)?.prepare;
    // Away from the last screen first: it would go on to call with a session that the reset ends.
    await browser.url('/registry.json');
    await browser.execute(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
    await browser.deleteCookies();
    await reset();
    if (email) await signInAs(email);
    await takeActivity();
    await browser.url(url);
    await waitUntilQuiet();
    await prepare?.();
    if (prepare) await waitUntilQuiet();
    for (const step of steps) {
      if (!(await find(step))) return false;
      await clickFound(step);
      await waitUntilQuiet();
    }
    return true;
  }

  /** Marks a control of the current screen and brings it into view. Returns false when it is gone. */
  async function find({ key }: Control): Promise<boolean> {
    if (!(await listControls(key)).some((control) => control.key === key)) return false;
    await browser.execute(async () => {
      const element = document.querySelector<HTMLElement>('[data-crawl]');
      // The list of a field closes when the field loses the focus, and when the page is scrolled. A menu closes then, too.
      const isInList = /^(option|menuitem)/.test(element?.role ?? '');
      // Some links appear with the focus only.
      if (!isInList) element?.focus();
      element?.scrollIntoView({ block: isInList ? 'nearest' : 'center', behavior: 'instant' });
      // The page hears of the scrolling with its next frame.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    return true;
  }

  /** Clicks the control that was found, again when the screen drew it anew meanwhile, as for another language. */
  async function clickFound(control: Control, attempts = 3): Promise<void> {
    try {
      await browser.$('[data-crawl]').click();
    } catch (failure) {
      if (attempts === 1 || !(await find(control))) throw failure;
      await clickFound(control, attempts - 1);
    }
  }

  function addScreen(way: Way) {
    const key = `screen ${getScreenKey(way.url)} ${way.state ?? ''}`;
    if (known.has(key)) return;
    known.add(key);
    screens.push(way);
  }

  async function addControls(way: Way) {
    if (!isIncluded(new URL(way.url, siteOrigin()).pathname) || way.steps.length >= depth) return;
    for (const control of await listControls()) {
      if (known.has(control.key) || !allowedControls.test(control.name)) continue;
      known.add(control.key);
      waiting.push({ way, control });
    }
  }

  function reportPage(way: Way, { url, title, heading, isDocument }: PageState) {
    if (!isDocument || !isOfSite(url) || new URL(url).pathname.startsWith('/api/')) return;
    report(way, [...(title ? [] : ['has no title']), ...(heading ? [] : ['has no h1'])]);
  }

  async function visit(way: Way) {
    result.screens += 1;
    await open(way);
    const state = await readPageState();
    await reportActivity(way);
    reportPage(way, state);
    // Several addresses may lead to one screen, such as that for signing in.
    known.add(`screen ${getScreenKey(state.url)} ${way.state ?? ''}`);
    const url = toPath(state.url);
    await addControls(way.state || url === way.url ? way : { ...way, url, entry: way.url });
  }

  /** Follows a link in this tab: to another tab the driver would not follow it. */
  async function follow({ href = '' }: Control) {
    await browser.url(new URL(href, await browser.getUrl()).href);
    await waitUntilQuiet();
  }

  /** Whether there is no such screen. A link on the page that says so leaves it there until its own screen is loaded. */
  async function staysUnknown(): Promise<boolean> {
    const isUnknown = async () => /^Page not found/.test((await readPageState()).title);
    if (!(await isUnknown())) return false;
    await browser.pause(3000);
    return isUnknown();
  }

  async function press(turn: Turn) {
    const { way, control } = turn;
    const pressed = extendWay(turn);
    if (control.href !== undefined && !/^(https?:|\/|#|\?)/.test(control.href) && !/^(mailto|tel|sms|blob):/.test(control.href))
      report(pressed, [`leads to '${control.href}'`]);
    if (control.href !== undefined && (/^\w+:/.test(control.href) || control.href === '') && !isOfSite(control.href)) return;
    const postpone = () => (turn.isSecond ? result.gone.push(turn) : waiting.push({ ...turn, isSecond: true }));
    console.log(`${name}: ${result.presses} pressed, ${waiting.length} waiting: ${describeWay(pressed)}`);
    if (!(await open(turn.isSecond && way.entry ? { ...way, url: way.entry } : way))) return void postpone();
    const before = await readPageState();
    await reportActivity(way);
    if (control.isInNewTab) {
      await follow(control);
    } else {
      if (!(await find(control))) return void postpone();
      await watchChanges();
      await clickFound(control);
      await waitUntilQuiet();
    }
    result.presses += 1;
    const after = await readPageState();
    const calls = await reportActivity(pressed);
    if (!after.isChanged && calls === 0 && after.url === before.url) report(pressed, ['changes nothing']);
    if (control.href && (await staysUnknown())) report(pressed, [`leads to an unknown address: ${control.href}`]);
    if (new URL(after.url).pathname !== new URL(before.url).pathname) {
      reportPage(pressed, after);
      if (isOfSite(after.url) && !new URL(after.url).pathname.startsWith('/api/') && isIncluded(new URL(after.url).pathname))
        addScreen({ url: toPath(after.url), steps: [] });
      return;
    }
    if (before.hasDialog && !after.hasDialog && after.isFocusLost) report(pressed, ['loses the focus when the dialog closes']);
    await addControls(pressed);
    if (after.hasDialog && !before.hasDialog) await leaveDialog(pressed);
  }

  async function leaveDialog(way: Way) {
    await browser.keys('Escape');
    await waitUntilQuiet();
    const { hasDialog, isFocusLost } = await readPageState();
    if (!hasDialog && isFocusLost) report(way, ['loses the focus when Escape closes it']);
    await reportActivity(way);
  }

  const run = async (way: Way, work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      report(way, [String(failure instanceof Error ? failure.message : failure).slice(0, 300)]);
    }
  };

  for (const url of starts) addScreen({ url, steps: [] });
  for (const { url, prepare } of states) addScreen({ url, state: prepare.name, steps: [] });
  for (;;) {
    progress?.write({ result, known: [...known], screens, waiting });
    const screen = screens.shift();
    if (screen) {
      await run(screen, () => visit(screen));
      continue;
    }
    const next = waiting.shift();
    if (!next) return result;
    await run(extendWay(next), () => press(next));
  }
}
