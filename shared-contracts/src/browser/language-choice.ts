import { type SiteLanguage } from '../domain/site-language';
import { browserStorage } from './web-storage';

const key = 'scanharbor.language';

/** Returns the language of the site with this code; undefined for any other text. */
export const toSiteLanguage = (value: string | null | undefined): SiteLanguage | undefined =>
  value === 'en' || value === 'es' ? value : undefined;

/** Returns the language that this browser stored; undefined without a choice. */
export function readSiteLanguage(): SiteLanguage | undefined {
  return toSiteLanguage(browserStorage.getItem(key));
}

/** Stores the visitor's choice for the next page load. */
export function saveSiteLanguage(language: SiteLanguage): void {
  browserStorage.setItem(key, language);
}
