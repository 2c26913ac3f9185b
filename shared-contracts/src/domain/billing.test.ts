import { readBillingAccount, readLocationBilling } from './billing';

it.each([
  ['connected', true],
  ['pending', false],
  ['disconnected', false],
])('counts an account with the status %s as connected: %s [IC-228]', (status, connected) => {
  const row = { id: 3, account_name: 'Harborview', status, stripe_link: 'https://pay.test/3' };
  expect(readBillingAccount(row)).toEqual({ id: 3, name: 'Harborview', connected, link: 'https://pay.test/3' });
});

it('reads the account of a location, and none where there is none [SC-345]', () => {
  const row = { id: 1, name: 'Midtown', address_1: '240 West 38th Street' };
  const location = { locationId: 1, name: 'Midtown', address1: '240 West 38th Street' };
  expect(readLocationBilling({ ...row, billing_account: null })).toStrictEqual(location);
  expect(readLocationBilling({ ...row, billing_account: { id: 3 } })).toStrictEqual({ ...location, accountId: 3 });
});
