import { chosenDoctor } from './chosen-doctor';
import { clickOrigin } from './click-origin';
import { storedSelections } from './stored-selections';

const day = 86_400_000;

describe('selections of step 1 in local storage', () => {
  afterEach(() => jest.useRealTimers());

  it('are found again until they are cleared [PR-025, PR-063]', () => {
    storedSelections.keep({ scanServiceId: 3, zipCode: '10018' });
    expect(storedSelections.read()).toEqual({ scanServiceId: 3, zipCode: '10018' });
    storedSelections.clear();
    expect(storedSelections.read()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are dropped after 90 days and when they are of another version', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    storedSelections.keep({ zipCode: '10018' });
    jest.setSystemTime(Date.UTC(2026, 0, 1) + 91 * day);
    expect(storedSelections.read()).toBeUndefined();

    localStorage.setItem(
      'scanharbor.request-selections',
      JSON.stringify({ version: 0, storedAt: new Date().toISOString(), selections: {} }),
    );
    expect(storedSelections.read()).toBeUndefined();
  });

  it('count as absent when they cannot be read', () => {
    localStorage.setItem('scanharbor.request-selections', '{"version":');
    expect(storedSelections.read()).toBeUndefined();
  });
});

describe('what a tab remembers until the request is finished', () => {
  it('holds the doctor and the click, and forgets them on demand [PR-140]', () => {
    chosenDoctor.keep({ id: 5, firstName: 'Maya', lastName: 'Chen' });
    clickOrigin.keep({ page: '/', action: 'Request a scan' });
    expect(chosenDoctor.read()?.id).toBe(5);
    expect(clickOrigin.read()).toEqual({ page: '/', action: 'Request a scan' });
    chosenDoctor.clear();
    clickOrigin.clear();
    expect(chosenDoctor.read()).toBeUndefined();
    expect(clickOrigin.read()).toBeUndefined();
  });
});
