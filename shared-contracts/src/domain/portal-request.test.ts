import { isOpenOver24Hours, readDashboardScan } from './portal-request';

const row = {
  TestRequestID: 7,
  FirstName: 'Rosa',
  LastName: 'Alvarez',
  Dob: '1959-03-02',
  FriendlyName: 'MRI - Brain',
  ScanTypeName: 'MRI',
  SelfPay: '1' as const,
  Budget: 300,
  PolicyName: 'Aetna',
  HoursOpened: 3,
};

describe('a request of the portal', () => {
  it.each([
    [23, false],
    [24, false],
    [25, true],
  ])('open for %i hours counts as over a day: %s [IC-033]', (hours, over) => {
    expect(isOpenOver24Hours(hours)).toBe(over);
  });

  it.each(['1', 1, true] as const)('is self-pay with its budget when the flag is %p [IC-012, SC-405]', (SelfPay) => {
    expect(readDashboardScan({ ...row, SelfPay }).payment).toEqual({ selfPay: true, budget: 300 });
  });

  it.each(['0', 0, false] as const)('is paid by the insurance when the flag is %p [IC-012, SC-405]', (SelfPay) => {
    expect(readDashboardScan({ ...row, SelfPay }).payment).toMatchObject({ selfPay: false, policyName: 'Aetna' });
  });
});
