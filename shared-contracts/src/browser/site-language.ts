import { type SiteLanguage } from '../domain/site-language';
import { readSiteLanguage, saveSiteLanguage, toSiteLanguage } from './language-choice';

const parameter = 'lang';

/** True when the page is in Spanish. */
export const isSpanish = (): boolean => document.documentElement.dataset.language === 'es';

/** Returns the query that shows the current page in a language. */
export const languageQuery = (language: string, search: string): string => `${search ? `${search}&` : '?'}${parameter}=${language}`;

/**
 * Sets the language of the page, by `?lang=` or the stored choice, as `data-language` on the document. The page's first script calls it.
 * A choice in the URL is stored and removed from it, so that the address of a page has one form. Returns the language, and whether the
 * URL chose it.
 */
export function applySiteLanguage(): { language: SiteLanguage; isChosen: boolean } {
  const url = new URL(location.href);
  const chosen = toSiteLanguage(url.searchParams.get(parameter));
  if (chosen) {
    saveSiteLanguage(chosen);
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  const language = chosen ?? readSiteLanguage() ?? 'en';
  if (language !== 'en') document.documentElement.dataset.language = language;
  return { language, isChosen: chosen !== undefined };
}
