import { isOpenOver24Hours, readCounters, readDashboardComment, readDashboardScan, readPortalRequest } from './portal-request';

const patient = { FirstName: 'Rosa', LastName: 'Alvarez', Dob: '1959-03-02' };
const row = {
  ...patient,
  TestRequestID: 7,
  FriendlyName: 'MRI - Brain',
  ScanTypeName: 'MRI',
  SelfPay: '1' as const,
  Budget: 300,
  PolicyName: 'Aetna',
  HoursOpened: 3,
};
const readPatient = { firstName: 'Rosa', lastName: 'Alvarez', dob: '1959-03-02' };

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
    expect(readDashboardScan({ ...row, SelfPay }).payment).toEqual({ selfPay: false, policyName: 'Aetna', policyNumber: '' });
  });

  it('is read for the dashboard, and with its last comment [SC-330, SC-331]', () => {
    expect(readDashboardScan(row)).toEqual({
      requestId: 7,
      patient: readPatient,
      scanName: 'MRI - Brain',
      modality: 'MRI',
      payment: { selfPay: true, budget: 300 },
      hoursOpened: 3,
    });
    const comment = { ...patient, SRID: 7, LastComment: 'Called', LastCommentAuthor: 'Robin Hale', LastCommentDT: '2026-03-03T12:00:00Z' };
    expect(readDashboardComment(comment)).toEqual({
      requestId: 7,
      patient: readPatient,
      lastComment: { text: 'Called', author: 'Robin Hale', at: '2026-03-03T12:00:00Z' },
    });
  });
});

describe('the counters of the portal', () => {
  const cards = { available: 5, openOver24Hours: 2, scheduled: 3, completed: 1 };

  it('are read with the requests of each user and the patients who ask for something', () => {
    expect(readCounters({ ...cards, assigned: [{ UserID: 4, Requests: 2 }], needsReply: 1 })).toStrictEqual({
      ...cards,
      assigned: [{ userId: 4, requests: 2 }],
      needsReply: 1,
    });
  });

  it('are read from an API of the previous release, which does not send those', () => {
    expect(readCounters(cards)).toStrictEqual({ ...cards, assigned: [], needsReply: 0 });
  });
});

describe('a row of a list of the portal', () => {
  const center = {
    PracticeLocationID: 1,
    Name: 'Harborview Midtown',
    Address1: '240 West 38th Street',
    City: 'New York',
    State: 'NY',
    Zip: '10018',
    Distance: 2.1,
    TimeZoneId: 'America/New_York',
  };
  const listed = {
    ...row,
    SelfPay: '0' as const,
    PolicyNumber: 'W1',
    ScanServiceName: 'Brain',
    ScanDescription: 'Without contrast',
    ScanExtraOption: '',
    CptCode: '70551',
    AppointmentDate: null,
    PhoneNumber: '(917) 555-0101',
    UserName: 'rosa@example.com',
    Address1: '418 East 12th Street',
    Address2: 'Apt 2',
    City: 'New York',
    State: 'NY',
    ZipCode: '10009',
    LastComment: null,
    LastCommentAuthor: null,
    LastCommentDT: null,
    DaysOpened: 1,
    DateRequested: '2026-03-03T12:00:00Z',
    LocationList: [center],
    PatientInfo: { FirstName: 'Rosa', LastName: 'Alvarez', DOB: '1959-03-02' },
    productFee: 50,
    PreAuthInstructions: 'Call the insurer',
    ClinicalNotes: 'Symptoms',
    SchedulingNotes: 'Mornings',
    additionalScansForPatient: [{ TestRequestID: 8, ScanName: 'CT - Chest' }],
    IsCancelRequested: 0 as const,
    Notice: 3,
    CustomBookingID: 'B-1',
  };
  const open = {
    requestId: 7,
    modality: 'MRI',
    test: 'Brain - Without contrast',
    scanName: 'MRI - Brain',
    cptCode: '70551',
    patient: { ...readPatient, phone: '(917) 555-0101', email: 'rosa@example.com' },
    address: { address1: '418 East 12th Street', address2: 'Apt 2', city: 'New York', state: 'NY', zipCode: '10009' },
    payment: { selfPay: false, policyName: 'Aetna', policyNumber: 'W1' },
    fee: 50,
    requestedAt: '2026-03-03T12:00:00Z',
    hoursOpened: 3,
    daysOpened: 1,
    locations: [
      {
        id: 1,
        name: 'Harborview Midtown',
        address1: '240 West 38th Street',
        city: 'New York',
        state: 'NY',
        zipCode: '10018',
        miles: 2.1,
        timeZone: 'America/New_York',
      },
    ],
    preAuthInstructions: 'Call the insurer',
    clinicalNotes: 'Symptoms',
    schedulingNotes: 'Mornings',
    otherScans: [{ requestId: 8, scanName: 'CT - Chest' }],
    isCancelRequested: false,
    noticeHours: 3,
    customBookingId: 'B-1',
    attendance: 'expected',
  };

  it('is read as an open request without a comment [SC-332]', () => {
    expect(readPortalRequest(listed)).toStrictEqual(open);
  });

  it('is read with who takes care of it', () => {
    const assigned = {
      ...listed,
      Assignment: { UserID: 4, Name: 'Robin Hale', AssignedBy: 'Ana Ortiz', AssignedDT: '2026-03-03T13:00:00Z' },
    };
    expect(readPortalRequest(assigned)).toStrictEqual({
      ...open,
      assignment: { userId: 4, name: 'Robin Hale', assignedBy: 'Ana Ortiz', at: '2026-03-03T13:00:00Z' },
    });
    expect(readPortalRequest({ ...listed, Assignment: null })).toStrictEqual(open);
  });

  it('is read as an appointment with its comment and the times that the patient asked for [SC-332, SC-333]', () => {
    const wish = { requested_at: '2026-03-04T12:00:00Z', details: 'mornings', windows: [] };
    const booked = {
      ...listed,
      AppointmentDate: '2026-03-05 09:00:00',
      attendance: 'arrived' as const,
      IsCancelRequested: 1 as const,
      Reschedule: wish,
      LastComment: 'Called',
      LastCommentDT: '2026-03-03T12:00:00Z',
    };
    expect(readPortalRequest(booked)).toStrictEqual({
      ...open,
      attendance: 'arrived',
      isCancelRequested: true,
      reschedule: { requestedAt: '2026-03-04T12:00:00Z', details: 'mornings', windows: [] },
      appointment: { start: '2026-03-05 09:00:00', timeZone: 'America/New_York' },
      lastComment: { text: 'Called', author: '', at: '2026-03-03T12:00:00Z' },
    });
    expect(readPortalRequest({ ...booked, LocationList: [] })).not.toHaveProperty('appointment');
    expect(readPortalRequest({ ...booked, LastCommentDT: null })).not.toHaveProperty('lastComment');
  });
});
