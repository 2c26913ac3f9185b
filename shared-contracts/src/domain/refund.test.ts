import { getRefundAmount, readRefund } from './refund';

const row = {
  id: 7,
  first_name: 'Rosa',
  last_name: 'Alvarez',
  scan_name: 'MRI - Brain',
  location_name: 'Harborview Midtown',
  appointment: '2026-03-05 09:00:00',
  time_zone: 'America/Denver',
  reason: 'I no longer need this test',
  fee: 50,
  refund_status: 'pending' as const,
  refund_percent: null,
};

const refund = {
  requestId: 7,
  patient: { firstName: 'Rosa', lastName: 'Alvarez' },
  scanName: 'MRI - Brain',
  locationName: 'Harborview Midtown',
  appointment: { start: '2026-03-05 09:00:00', timeZone: 'America/Denver' },
  reason: 'I no longer need this test',
  fee: 50,
  complete: false,
};

it('reads a deposit that may be paid back, and one that was [SC-348]', () => {
  expect(readRefund(row)).toStrictEqual(refund);
  expect(readRefund({ ...row, appointment_id: 2, refund_status: 'complete', refund_percent: 0 })).toStrictEqual({
    ...refund,
    appointmentId: 2,
    complete: true,
    percent: 0,
  });
});

it.each([
  [50, 100, 50],
  [50, 33, 16.5],
  [75, 0, 0],
  [33, 33, 10.89],
])('pays back of $%i at %i percent $%d', (fee, percent, amount) => {
  expect(getRefundAmount({ fee }, percent)).toBe(amount);
});
