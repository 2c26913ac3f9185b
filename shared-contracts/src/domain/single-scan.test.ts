import { readSingleScan, toBookingTime } from './single-scan';
import { slotFlagName, slotTimes } from './slot-times';

const row = {
  TestRequestID: 7,
  FirstName: 'Rosa',
  LastName: 'Alvarez',
  Dob: '1959-03-02',
  PhoneNumber: '(917) 555-0101',
  UserName: 'rosa@example.com',
  FriendlyName: 'MRI - Brain',
  ScanTypeName: 'MRI',
  ScanServiceName: 'Brain',
  ScanDescription: '',
  ScanExtraOption: '',
  CptCode: '70551',
  SelfPay: '1' as const,
  Budget: 300,
  PolicyName: '',
  PolicyNumber: '',
  HoursOpened: 3,
  DaysOpened: 0,
  AppointmentDate: null,
  Address1: '1 Old Street',
  Address2: '',
  City: 'Albany',
  State: 'NY',
  ZipCode: '12207',
  LastComment: null,
  LastCommentAuthor: null,
  LastCommentDT: null,
  DateRequested: '2026-03-03T12:00:00Z',
  LocationList: [],
  PatientInfo: { FirstName: 'Rosa', LastName: 'Alvarez', DOB: '1959-03-02' },
  productFee: 50,
  PreAuthInstructions: '',
  ClinicalNotes: '',
  SchedulingNotes: '',
  additionalScansForPatient: [],
  IsCancelRequested: 0 as const,
  Notice: 3,
  CustomBookingID: '',
};

const person = { FirstName: 'Rosa', LastName: 'Alvarez', DOB: '1959-03-02' };
const address = { Address1: '418 East 12th Street', Address2: 'Apt 2', City: 'New York', State: 'NY', ZipCode: '10009' };
const offers = (times: string[]) =>
  Object.fromEntries(slotTimes.map((time) => [slotFlagName(time), times.includes(time) ? 1 : 0])) as Record<`T${string}`, 0 | 1>;

const response = {
  data: [row],
  patientInfo: { ...person, UserID: 9, PhoneNumber: '', UserName: '' },
  productPatientInfo: { ...person, EmergencyContactName: 'Nora', EmergencyContactNumber: '(917) 555-0102' },
  patientAddresses: [
    { ...address, AddressTypeID: '2', Address1: '5 Work Street' },
    { ...address, AddressTypeID: '1' },
  ],
  notes: [{ ID: 5, NoteText: 'Called', Author: 'Robin Hale', NoteDT: '2026-03-03T12:00:00Z', IsOwn: 1 as const }],
  availabilityFormatted: [{ DT: '2026-03-05', DTShort: '03/05', WeekDay: 'Thursday', ...offers(['08:00', '20:45']) }],
  availabilityRaw: [{ window_open: '2026-03-05 08:00:00', window_close: '2026-03-05 11:00:00' }],
  takenTimes: [{ locationId: 1, startsAt: '2026-03-05 08:15:00' }],
  state: 'open' as const,
  BookedBy: '',
  Reason: 'Headache',
  DoctorName: 'Maya Chen',
  DoctorPhone: '(212) 555-0144',
  WillBringRx: '1' as const,
  files: [{ blob_id: 'rx', name: 'order.pdf', type: 'application/pdf' }],
  availabilityRequestedAt: null,
};

it('reads a request with everything that the test page shows [SC-334, SC-344]', () => {
  const scan = readSingleScan(response);
  expect(scan).toMatchObject({
    requestId: 7,
    address: { address1: '418 East 12th Street', address2: 'Apt 2', city: 'New York', state: 'NY', zipCode: '10009' },
    state: 'open',
    bookedBy: '',
    patientId: 9,
    emergencyContact: { name: 'Nora', phone: '(917) 555-0102' },
    reason: 'Headache',
    doctor: { name: 'Maya Chen', phone: '(212) 555-0144' },
    willBringPrescription: true,
    files: [{ blobId: 'rx', name: 'order.pdf', type: 'application/pdf' }],
    notes: [{ id: 5, text: 'Called' }],
    days: [{ date: '2026-03-05', offered: ['08:00', '20:45'] }],
    windows: [{ open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' }],
    taken: [{ locationId: 1, startsAt: '2026-03-05 08:15:00' }],
  });
  expect(scan).not.toHaveProperty('availabilityRequestedAt');
});

it('reads the response of an earlier API, which has no own booking, no price before changes and no details', () => {
  expect(readSingleScan(response)).toMatchObject({ isOwnBooking: false, recordable: [], requestBudget: 300, details: {} });
  const full = {
    ...response,
    IsOwnBooking: 1 as const,
    Recordable: ['arrived' as const],
    RequestBudget: 400,
    patientDetails: { preferred_language: 'Spanish' as const },
    availabilityRequestedAt: '2026-03-04T12:00:00Z',
  };
  expect(readSingleScan(full)).toMatchObject({
    isOwnBooking: true,
    recordable: ['arrived'],
    requestBudget: 400,
    details: { preferredLanguage: 'Spanish' },
    availabilityRequestedAt: '2026-03-04T12:00:00Z',
  });
});

it('shows the address of the request without a primary address', () => {
  expect(readSingleScan({ ...response, patientAddresses: [] })?.address).toMatchObject({ address1: '1 Old Street', city: 'Albany' });
});

it('reads no request from an empty response [IC-079]', () => {
  expect(readSingleScan({ ...response, data: [] })).toBeNull();
});

it('joins date and time to the time of a booking [SC-412]', () => {
  expect(toBookingTime('2026-03-05', '08:15')).toBe('2026-03-05 08:15:00');
});
