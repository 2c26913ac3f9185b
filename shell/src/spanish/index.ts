import { messageShown, type ScreenTitles, type Store } from '@scanharbor/shared-contracts';
import { type loadUntil } from '../federation/load-error';
import { type RemoteLoader } from '../federation/load-remote';
import { type shellPages } from '../pages/shell-pages';
import { type AppRouter } from '../router/router';
import { shellTitles } from './screen-titles';
import { englishOnly, type FirstTexts, translateShell } from './translate-shell';

const language = 'es';

function setTitles(routes: readonly { path: string; handle: object }[], titles: ScreenTitles) {
  for (const { path, handle } of routes) Object.assign(handle, titles[path]);
}

/** Remotes whose texts stay in English: they have no translation, or it did not load. */
const english = new Set<string>();

/** Parts of the first load, as the texts. */
interface ShellParts extends FirstTexts {
  shellPages: typeof shellPages;
  loadUntil: typeof loadUntil;
}

/** Translates each remote before its first screen. A remote whose translation does not load appears in English. */
const createTranslator =
  ({ loadUntil: load }: ShellParts) =>
  (loadRemote: RemoteLoader): RemoteLoader =>
  async (name, deadline) => {
    const module = await loadRemote(name, deadline);
    try {
      const catalog = module.languages?.[language];
      if (!catalog) throw new Error('no translation');
      const { translate } = await load(deadline, catalog);
      setTitles(module.routes, translate());
      english.delete(name);
      return module;
    } catch {
      english.add(name);
      // The header offers the way back to English on all screens.
      return { ...module, languages: {} };
    }
  };

/**
 * Marks the language of each screen for screen readers, and says so where a screen is in English. The portal has no frame of the shell;
 * other screens have the shell's header in Spanish.
 */
function markScreens({ router, store }: { router: AppRouter; store: Store }) {
  let noted = '';
  const mark = () => {
    const { source = '', layout } = (router.state.matches.at(-1)?.route.handle ?? {}) as { source?: string; layout?: string };
    const isEnglish = english.has(source.split('@')[0] ?? '');
    document.documentElement.lang = isEnglish && layout === 'portal' ? 'en' : language;
    if (isEnglish) document.getElementById('main')?.setAttribute('lang', 'en');
    else document.getElementById('main')?.removeAttribute('lang');
    const path = router.state.location.pathname;
    if (isEnglish && layout !== 'portal' && noted !== path)
      store.dispatch(messageShown({ id: 'english', status: null, message: englishOnly }));
    noted = isEnglish ? path : '';
  };
  // The frame renders after the router has changed.
  router.subscribe(() => setTimeout(mark));
  setTimeout(mark);
}

/** Translates the shell; the page loads this module before anything else, and only in Spanish. */
export function startSpanish(parts: ShellParts) {
  translateShell(parts);
  setTitles(parts.shellPages, shellTitles);
  return { translateRemotes: createTranslator(parts), markScreens };
}
