import { readCards } from './read-booking-card';

const row = {
  id: 7,
  date_requested: '2026-03-03T12:00:00Z',
  fee: 50,
  budget: 175,
  self_pay: 1 as const,
  distance: 20,
  zip_code: '10009',
  doctor: null,
  has_blob: false,
  has_contract: 0 as const,
  open_window: 0 as const,
  booked: 0 as const,
  scheduled: null,
  IsMFP: '0' as const,
  IsCancelRequested: '0' as const,
  location: null,
  windows: [],
  scan_service: {
    id: 1,
    value: 'Brain',
    description: 'Without contrast',
    option: '',
    cpt_code: '70551',
    scan_type: { id: 2, value: 'MRI' },
  },
};

const card = {
  status: 'requested',
  requestId: 7,
  scanName: 'MRI - Brain - Without contrast',
  scanType: 'MRI',
  scanServiceId: 1,
  scanTypeId: 2,
  cptCode: '70551',
  requestedAt: '2026-03-03T12:00:00Z',
  fee: 50,
  budget: 175,
  selfPay: true,
  miles: 20,
  zipCode: '10009',
  doctor: undefined,
  hasPrescription: false,
  hasContract: false,
  hasOpenWindow: false,
  windows: [],
  isMfp: false,
  isCancelRequested: false,
  appointment: undefined,
  patient: '',
  attendance: 'expected',
  location: undefined,
};

it('reads a request that waits for a center [SC-372, SC-373]', () => {
  expect(readCards('requested')({ results: [row] })).toStrictEqual([card]);
});

it('reads an appointment with its center and what happened to it [SC-373]', () => {
  const booked = {
    ...row,
    self_pay: 0 as const,
    doctor: 'Elena Petrova',
    has_blob: true,
    has_contract: 1 as const,
    open_window: 1 as const,
    IsMFP: '1' as const,
    IsCancelRequested: '1' as const,
    patient: 'Rosa Alvarez',
    attendance: 'arrived' as const,
    movedFrom: '2026-03-04 09:00:00',
    scheduled: { window_open: '2026-03-05 09:00:00', window_close: '2026-03-05 09:15:00', time_zone: 'America/Denver' },
    reschedule: {
      requested_at: '2026-03-04T12:00:00Z',
      details: 'mornings',
      windows: [{ window_open: '2026-03-09 08:00:00', window_close: '2026-03-09 11:00:00' }],
    },
    windows: [{ window_open: '2026-03-05 08:00:00', window_close: '2026-03-05 11:00:00' }],
    location: {
      id: 3,
      name: 'Harborview Midtown',
      phone: '(212) 555-0100',
      address_1: '240 West 38th Street',
      address_2: 'Suite 500',
      city: 'New York',
      state: 'NY',
      zip_code: '10018',
      time_zone: 'America/Denver',
    },
  };
  expect(readCards('booked')({ results: [booked] })).toStrictEqual([
    {
      ...card,
      status: 'booked',
      selfPay: false,
      doctor: 'Elena Petrova',
      hasPrescription: true,
      hasContract: true,
      hasOpenWindow: true,
      isMfp: true,
      isCancelRequested: true,
      patient: 'Rosa Alvarez',
      attendance: 'arrived',
      movedFrom: '2026-03-04 09:00:00',
      appointment: { start: '2026-03-05 09:00:00', timeZone: 'America/Denver' },
      reschedule: {
        requestedAt: '2026-03-04T12:00:00Z',
        details: 'mornings',
        windows: [{ open: '2026-03-09 08:00:00', close: '2026-03-09 11:00:00' }],
      },
      windows: [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }],
      location: {
        id: 3,
        name: 'Harborview Midtown',
        phone: '(212) 555-0100',
        address1: '240 West 38th Street',
        address2: 'Suite 500',
        city: 'New York',
        state: 'NY',
        zipCode: '10018',
        timeZone: 'America/Denver',
      },
    },
  ]);
});

it('reads a request whose appointment the center canceled, with what the patient gets back for canceling', () => {
  const canceled = {
    ...row,
    cancel_terms: { deposit_cents: 5000, refund_percent: 100, full_refund_until: '2026-03-04 09:00:00', refund_days: 10 },
    canceled: { window_open: '2026-03-05 09:00:00', time_zone: 'America/Denver' },
  };
  expect(readCards('requested')({ results: [canceled] })).toStrictEqual([
    {
      ...card,
      cancelTerms: { depositCents: 5000, refundPercent: 100, fullRefundUntil: '2026-03-04 09:00:00', refundDays: 10 },
      canceled: { start: '2026-03-05 09:00:00', timeZone: 'America/Denver' },
    },
  ]);
});
