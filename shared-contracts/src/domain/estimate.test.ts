import { checkBill, type Estimate, getEstimateTotal, readEstimate, writeEstimate } from './estimate';

const item = { description: 'MRI - Brain', serviceCode: '70551', diagnosisCodes: ['R51.9'], amountCents: 35_000 };

const estimate: Estimate = {
  requestId: 1003,
  version: 2,
  issuedAt: '2026-05-04T15:00:00.000Z',
  reason: 'moved',
  patient: { name: 'Lena Ortiz', birthDate: '1984-04-12' },
  service: { description: 'MRI - Brain', start: '2026-05-07 08:30:00', timeZone: 'America/New_York' },
  provider: {
    practice: 'Harborview Imaging',
    location: 'Harborview Midtown',
    npi: '1234567893',
    taxId: '12-3456789',
    address: '240 West 38th Street, New York, NY 10018',
    state: 'NY',
  },
  items: [item, { ...item, description: 'Contrast', amountCents: 5_050 }],
  depositCents: 5_000,
  separateItems: { notice: 'Separately', items: ['Blood test'] },
  notices: ['Not a contract'],
};

it('comes back from the wire as it was sent', () => {
  expect(readEstimate(writeEstimate(estimate))).toEqual(estimate);
  const unscheduled = { ...estimate, service: { ...estimate.service, start: null } };
  expect(readEstimate(writeEstimate(unscheduled))).toEqual(unscheduled);
});

it('adds the charges up, the deposit included', () => {
  expect(getEstimateTotal(estimate)).toBe(40_050);
});

it.each([
  [40_050, { overCents: 0 }],
  [30_000, { overCents: -10_050 }],
  [80_049, { overCents: 39_999 }],
  [80_050, { overCents: 40_000, disputeUntil: '2026-10-28' }],
  [120_000, { overCents: 79_950, disputeUntil: '2026-10-28' }],
])('lets a bill of %d cents be disputed from $400 above the estimate on, for 120 days', (cents, result) => {
  expect(checkBill(estimate, { cents, billedOn: '2026-06-30' })).toEqual(result);
});
