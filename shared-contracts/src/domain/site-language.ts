import { type Language } from './language';

/** The languages of the site, by their codes; English is the source of all texts. */
export type SiteLanguage = 'en' | 'es';

/** The languages of the site, as patients state them in their profile. */
export const profileLanguages = { en: 'English', es: 'Spanish' } as const satisfies Record<SiteLanguage, Language>;
