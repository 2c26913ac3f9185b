import { startsDifferently } from './starts-differently';

const unless = { params: ['firstLogin'], drafts: ['request-flow'], storage: ['selections'] };

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});

describe('a prerendered page', () => {
  it('is the first screen of a guest without stored answers, whatever else the URL and the storage contain', () => {
    history.replaceState(null, '', '/login?next=%2Fhome&utm_source=mail');
    sessionStorage.setItem('scanharbor.drafts', JSON.stringify({ 'contact-form': { value: 'request-flow' } }));
    localStorage.setItem('appearance', 'dark');
    expect(startsDifferently(unless)).toBe(false);
    expect(startsDifferently({})).toBe(false);
  });

  it.each([
    ['a query parameter that the screen reads', () => history.replaceState(null, '', '/login?firstLogin=true')],
    ['a draft of the screen', () => sessionStorage.setItem('scanharbor.drafts', JSON.stringify({ 'request-flow': { value: {} } }))],
    ['answers stored on the device', () => localStorage.setItem('selections', '{}')],
  ])('differs with %s', (_reason, prepare) => {
    prepare();
    expect(startsDifferently(unless)).toBe(true);
  });
});
