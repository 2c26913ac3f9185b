/** The languages of the site, by their codes; English is the source of all texts. */
export type SiteLanguage = 'en' | 'es';
