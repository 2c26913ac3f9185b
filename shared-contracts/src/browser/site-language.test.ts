import { readSiteLanguage } from './language-choice';
import { applySiteLanguage, isSpanish, languageQuery } from './site-language';

const open = (url: string) => {
  delete document.documentElement.dataset.language;
  window.history.replaceState(null, '', url);
  return applySiteLanguage().language;
};

beforeEach(() => localStorage.clear());

it('is English without a choice', () => {
  expect(open('/login')).toBe('en');
  expect(isSpanish()).toBe(false);
  expect(readSiteLanguage()).toBeUndefined();
});

it('stores a choice in the URL, removes it from there, and keeps the rest of the URL', () => {
  expect(open('/login?next=%2Ftests&lang=es#top')).toBe('es');
  expect(isSpanish()).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/login?next=%2Ftests#top');
  expect(open('/home')).toBe('es');
  expect(open('/home?lang=en')).toBe('en');
  expect(open('/home')).toBe('en');
});

it('says whether the URL chose the language', () => {
  window.history.replaceState(null, '', '/home?lang=es');
  expect(applySiteLanguage()).toEqual({ language: 'es', isChosen: true });
  expect(applySiteLanguage()).toEqual({ language: 'es', isChosen: false });
});

it('ignores a language that the site does not have, and an invalid stored one', () => {
  expect(open('/login?lang=fr')).toBe('en');
  expect(location.search).toBe('?lang=fr');
  localStorage.setItem('scanharbor.language', 'xx');
  expect(open('/login')).toBe('en');
});

it('applies a choice to this page when the browser forbids the storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(open('/login?lang=es')).toBe('es');
  jest.restoreAllMocks();
});

it('adds the choice to the query of a page', () => {
  expect(languageQuery('es', '')).toBe('?lang=es');
  expect(languageQuery('en', '?zip=10018')).toBe('?zip=10018&lang=en');
});
