import { startsDifferently } from './starts-differently';

const unless = { params: ['firstLogin'], drafts: ['request-flow', 'invitation:'], storage: ['selections'] };
const storeDraft = (key: string) => sessionStorage.setItem('scanharbor.drafts', JSON.stringify({ [key]: { value: {} } }));

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});

describe('a prerendered page', () => {
  it('is the first screen of a guest without stored answers, whatever else the URL and the storage contain', () => {
    history.replaceState(null, '', '/login?next=%2Fhome&utm_source=mail');
    sessionStorage.setItem('scanharbor.drafts', JSON.stringify({ 'contact-form': { value: ['request-flow', 'an invitation: yes'] } }));
    localStorage.setItem('appearance', 'dark');
    expect(startsDifferently(unless)).toBe(false);
    expect(startsDifferently({})).toBe(false);
  });

  it.each([
    ['a query parameter that the screen reads', () => history.replaceState(null, '', '/login?firstLogin=true')],
    ['a draft of the screen', () => storeDraft('request-flow')],
    ['a draft with a key that begins so', () => storeDraft('invitation:demo')],
    ['answers stored on the device', () => localStorage.setItem('selections', '{}')],
  ])('differs with %s', (_reason, prepare) => {
    prepare();
    expect(startsDifferently(unless)).toBe(true);
  });

  it('differs without a required query parameter', () => {
    history.replaceState(null, '', '/px-scan-request');
    expect(startsDifferently({ without: ['invitationId'] })).toBe(true);
    history.replaceState(null, '', '/px-scan-request?invitationId=demo');
    expect(startsDifferently({ without: ['invitationId'] })).toBe(false);
  });
});
