import { chosenDoctorStorage } from './chosen-doctor';
import { clickOrigin } from './click-origin';
import { selectionStorage } from './stored-selections';

const day = 86_400_000;

describe('selections of step 1 in local storage', () => {
  afterEach(() => jest.useRealTimers());

  it('are restored until they are cleared [PR-025, PR-063]', () => {
    selectionStorage.save({ scanServiceId: 3, zipCode: '10018' });
    expect(selectionStorage.read()).toEqual({ scanServiceId: 3, zipCode: '10018' });
    selectionStorage.clear();
    expect(selectionStorage.read()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are ignored after 90 days and in another version', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    selectionStorage.save({ zipCode: '10018' });
    jest.setSystemTime(Date.UTC(2026, 0, 1) + 91 * day);
    expect(selectionStorage.read()).toBeUndefined();

    localStorage.setItem(
      'scanharbor.request-selections',
      JSON.stringify({ version: 0, storedAt: new Date().toISOString(), selections: {} }),
    );
    expect(selectionStorage.read()).toBeUndefined();
  });

  it('count as absent when they cannot be read', () => {
    localStorage.setItem('scanharbor.request-selections', '{"version":');
    expect(selectionStorage.read()).toBeUndefined();
  });
});

describe('session storage of the request', () => {
  it('stores doctor and click until they are cleared [PR-140]', () => {
    chosenDoctorStorage.save({ id: 5, firstName: 'Maya', lastName: 'Chen' });
    clickOrigin.save({ page: '/', action: 'Request a scan' });
    expect(chosenDoctorStorage.read()?.id).toBe(5);
    expect(clickOrigin.read()).toEqual({ page: '/', action: 'Request a scan' });
    chosenDoctorStorage.clear();
    clickOrigin.clear();
    expect(chosenDoctorStorage.read()).toBeUndefined();
    expect(clickOrigin.read()).toBeUndefined();
  });
});
