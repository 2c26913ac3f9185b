import { type DashboardResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { call, control, reset, getToken, userMessage } from '../../../testing/client';
import { book, counters, freeTimes, type List, fetchListIds, fetchRow, singleScan } from '../../../testing/portal';
import { demoAccounts, locationIds, practiceCounts, requestIds } from '../../seed/demo-data';

const hours = 3_600_000;

/** Another open request for an MRI, whose patient offers the same first times. */
const kneeMri = 1103;
const lists: [List, 'available' | 'scheduled' | 'completed'][] = [
  ['ic-requested', 'available'],
  ['ic-scheduled', 'scheduled'],
  ['ic-completed', 'completed'],
];

let token: string;

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
});

describe('lists of the portal', () => {
  it.each(lists)(
    '%s is as long as its card says, for all locations and for one [SC-060, SC-062, SC-063, SC-064, API-068]',
    async (list, card) => {
      const headersByScope: Record<string, string>[] = [
        {},
        { 'X-Location': String(locationIds.newYork) },
        { 'X-Location': String(locationIds.chicago) },
      ];
      for (const headers of headersByScope) {
        expect(await fetchListIds(list, { token, headers })).toHaveLength((await counters({ token, headers }))[card]);
      }
      expect((await counters({ token }))[card]).toBe(practiceCounts[card === 'available' ? 'open' : card]);
    },
  );

  it('leave out what nobody needs to decide: member IDs, emergency contact and language of the patient', async () => {
    const language = 'Haitian Creole';
    await call('PATCH patients/patient', { token: await getToken('patient'), body: { preferred_language: language } });
    const { body } = await call<{ data: { TestRequestID: number }[] }>('GET ic-portal/ic-requested', { token });
    const scans = await Promise.all(body.data.map(({ TestRequestID }) => singleScan(TestRequestID, token)));
    const memberIds = scans.flatMap(({ data }) => data.map(({ PolicyNumber }) => PolicyNumber)).filter(Boolean);
    const { EmergencyContactName: contact } = (await singleScan(requestIds.requested, token)).productPatientInfo;
    expect([memberIds.length > 0, contact]).toEqual([true, 'Sam Ellis']);
    const list = JSON.stringify(body);
    expect([...memberIds, contact, language].filter((value) => list.includes(value))).toEqual([]);
  });

  it('counts the requests that the list shows with more than 24 hours as open for over a day [API-067, API-068]', async () => {
    const { body } = await call<{ data: { HoursOpened: number }[] }>('GET ic-portal/ic-requested', { token });
    const overdue = body.data.filter(({ HoursOpened }) => HoursOpened > 24);
    expect(overdue).toHaveLength(practiceCounts.openOver24Hours);
    expect((await counters({ token })).openOver24Hours).toBe(practiceCounts.openOver24Hours);
  });

  it('counts hours and days from the date of the request at the time of the call [API-067]', async () => {
    const before = await fetchRow('ic-requested', requestIds.requested, { token });
    await control('clock', { advance: 30 * hours });
    const after = await fetchRow('ic-requested', requestIds.requested, { token: await getToken('staff') });
    expect(after?.HoursOpened).toBe((before?.HoursOpened ?? 0) + 30);
    expect(before?.DaysOpened).toBe(0);
    expect(after?.DaysOpened).toBe(1);
  });

  it('returns a row with patient, payment, centers by distance and the last comment [SC-330, SC-331, SC-332, SC-333]', async () => {
    const row = await fetchRow('ic-requested', requestIds.requested, { token });
    expect(row).toMatchObject({
      ScanTypeName: 'MRI',
      SelfPay: '1',
      FirstName: 'Jordan',
      LastName: 'Ellis',
      Dob: '1984-04-12',
      UserName: 'patient@scanharbor.test',
      PolicyNumber: '',
      AppointmentDate: null,
      LastCommentAuthor: 'Robin Hale',
    });
    const miles = row?.LocationList.map(({ Distance }) => Distance) ?? [];
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(row?.LocationList.map(({ PracticeLocationID }) => PracticeLocationID)).toEqual([locationIds.newYork, locationIds.brooklyn]);
  });

  it('moves a scheduled test to completed when the appointment starts [API-056, API-058]', async () => {
    const row = await fetchRow('ic-scheduled', requestIds.booked, { token });
    await control('clock', { now: `${(row?.AppointmentDate ?? '').replace(' ', 'T')}-06:00` });
    const later = { token: await getToken('staff') };
    expect(await fetchListIds('ic-scheduled', later)).not.toContain(requestIds.booked);
    expect(await fetchListIds('ic-completed', later)).toContain(requestIds.booked);
  });

  it('returns the dashboard with scans, newest comments first, and counters [SC-061]', async () => {
    const { body } = await call<DashboardResponse>('GET ic-portal/dashboard', { token });
    expect(body.scans).toHaveLength(body.cardsData.available);
    const times = body.comments.map(({ LastCommentDT }) => LastCommentDT);
    expect(times.length).toBeGreaterThan(5);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('visibility of requests', () => {
  it('hides requests of other practices [API-032]', async () => {
    const rival = await getToken('rival');
    expect(await fetchListIds('ic-scheduled', { token: rival })).toEqual([]);
    for (const path of [`ic-get-single-scan?requestId=${requestIds.booked}`, `ic-get-notes/${requestIds.booked}`]) {
      expect((await call(`GET ic-portal/${path}`, { token: rival })).status).toBe(404);
    }
  });

  it('limits lists to the location of X-Location and rejects one of another practice [API-038]', async () => {
    const chicago = await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(locationIds.chicago) } });
    const all = await fetchListIds('ic-requested', { token });
    expect(chicago.length).toBeGreaterThan(0);
    expect(chicago.length).toBeLessThan(all.length);
    const foreign = await call('GET ic-portal/ic-requested', { token, headers: { 'X-Location': String(locationIds.rivalNear) } });
    expect(foreign.status).toBe(403);
    expect(userMessage(foreign)).toBe('This location does not belong to your practice.');
  });

  it.each(['patient', 'pending'] as const)('denies a %s account access to the portal [API-031, API-037]', async (account) => {
    const rejected = await call('GET ic-portal/ic-requested', { token: await getToken(account) });
    expect(rejected).toMatchObject({ status: 403, body: { error_code: 403 } });
  });

  it('does not list a request with a requested cancellation as open, and rejects its booking [API-068, API-074]', async () => {
    const scan = await singleScan(requestIds.requested, token);
    const patient = await getToken('patient');
    await call('PATCH cancellations/cancel-patient-prebooking', { token: patient, body: { requestId: requestIds.requested } });
    expect(await fetchListIds('ic-requested', { token })).not.toContain(requestIds.requested);
    expect((await counters({ token })).available).toBe(practiceCounts.open - 1);
    const rejected = await book(token, requestIds.requested, locationIds.newYork, freeTimes(scan, locationIds.newYork)[0] ?? '');
    expect(rejected).toMatchObject({ status: 400, body: { error_code: 400 } });
  });
});

describe('a single request', () => {
  it('returns patient, address, notes, offered days and taken times [SC-065, SC-334, SC-344]', async () => {
    const scan = await singleScan(requestIds.requested, token);
    expect(scan.patientInfo).toMatchObject({ UserID: 1, FirstName: 'Jordan' });
    expect(scan.patientAddresses).toContainEqual(expect.objectContaining({ AddressTypeID: '1', ZipCode: '10018' }));
    expect(scan.notes[0]).toMatchObject({ Author: 'Robin Hale', IsOwn: 1 });
    const [day] = scan.availabilityFormatted;
    expect(Object.keys(day ?? {}).filter((name) => name.startsWith('T'))).toHaveLength(60);
    expect(day).toMatchObject({ T0745: 0, T0800: 1, T1045: 1, T1100: 0 });
    const [start = ''] = freeTimes(scan, locationIds.newYork);
    await book(token, kneeMri, locationIds.newYork, start);
    const half = (minutes: string) => ({ locationId: locationIds.newYork, startsAt: `${start.slice(0, 14)}${minutes}:00` });
    expect((await singleScan(requestIds.requested, token)).takenTimes).toEqual([half('00'), half('15')]);
  });

  it('offers no time that has passed or leaves less notice than the patient needs [SC-344]', async () => {
    const scan = await singleScan(requestIds.requested, token);
    const first = freeTimes(scan, 0)[0] ?? '';
    await control('clock', { now: `${first.slice(0, 10)}T08:00:00-05:00` });
    const later = await singleScan(requestIds.requested, await getToken('staff'));
    expect(later.availabilityFormatted[0]?.DT).not.toBe(first.slice(0, 10));
  });

  it('returns the screening responses only to a practice with a request of the patient [SC-066, SC-339, API-031, API-032]', async () => {
    const response = await call<{ data: Record<string, unknown> }>('GET patients/screening-questions/1', { token });
    expect(response.body.data).toMatchObject({ HeightFeet: 5, LastDexa: null });
    expect((await call('GET patients/screening-questions/2', { token })).status).toBe(404);
    expect((await call('GET patients/screening-questions/1', { token: await getToken('patient') })).status).toBe(403);
  });

  it('forwards a request for more times to the care team [SC-067, API-077]', async () => {
    const body = { requestId: requestIds.requested, noteText: 'Tuesday after 2 PM' };
    const response = await call('PATCH ic-portal/ic-request-availability', { token, body });
    expect(response.body).toEqual({ status: 'SUCCESS' });
    const mails = await control<{ recipient: string; body: string }[]>('outbox');
    expect(mails.at(-1)).toMatchObject({ recipient: 'care@scanharbor.test', body: 'Tuesday after 2 PM' });
    expect((await singleScan(requestIds.requested, token)).availabilityRequestedAt).not.toBeNull();
    const windows = [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }];
    await call(`PATCH scans/request/${requestIds.requested}`, { token: await getToken('patient'), body: { windows } });
    expect((await singleScan(requestIds.requested, token)).availabilityRequestedAt).toBeNull();
    const blank = await call('PATCH ic-portal/ic-request-availability', { token, body: { ...body, noteText: '  ' } });
    expect(blank.status).toBe(400);
  });

  describe('after staff asked for more times', () => {
    const requestId = requestIds.requested;
    const ask = () => call('PATCH ic-portal/ic-request-availability', { token, body: { requestId, noteText: 'Tuesday after 2 PM' } });
    const offer = async (year: number, change: Record<string, unknown> = {}) => {
      await control('clock', { advance: 60_000 });
      const windows = [{ window_open: `${year}-05-06 08:00:00`, window_close: `${year}-05-06 11:00:00` }];
      const response = await call(`PATCH scans/request/${requestId}`, {
        token: await getToken('patient'),
        body: { windows, ...change },
      });
      expect(response.status).toBe(200);
    };
    const listOffers = async () =>
      (await control<{ recipient: string; subject: string; body: string }[]>('outbox')).filter(({ subject }) =>
        subject.startsWith('The patient offered other times'),
      );

    it('tells who asked, once, when the patient offers other times', async () => {
      await ask();
      await ask();
      await offer(2031);
      await offer(2032);
      const letters = await listOffers();
      expect(letters).toMatchObject([{ recipient: demoAccounts.staff, subject: `The patient offered other times: request #${requestId}` }]);
      expect(letters[0]?.body).toContain(`/providers/requests/${requestId}`);
      expect(letters[0]?.body).not.toContain('Jordan');
      expect((await singleScan(requestId, token)).Messages).toEqual([]);
    });

    it('tells nothing when the times stay the same', async () => {
      await offer(2031);
      await control('clock', { advance: 60_000 });
      await ask();
      await offer(2031);
      expect(await listOffers()).toEqual([]);
    });

    it('tells nothing when the patient withdraws the request', async () => {
      await ask();
      await offer(2031, { active: 0 });
      expect(await listOffers()).toEqual([]);
    });
  });
});

describe('the centers that a patient prefers', () => {
  const { newYork, brooklyn } = locationIds;
  const send = async (locations?: unknown[]) =>
    call<{ id: number }>('POST scans/request', {
      token: await getToken('newPatient'),
      body: {
        scan_service_id: 1,
        budget: 1,
        distance: 1,
        zip_code: '10018',
        rate: 3.15,
        notice: 3,
        windows: [],
        self_pay: 1,
        locations,
      },
    });
  const seesRequest = async (id: number, location: number) =>
    (await fetchListIds('ic-requested', { token: await getToken('admin'), headers: { 'X-Location': String(location) } })).includes(id);

  it('are the only ones that get the request, and are within its distance [MK-130]', async () => {
    const { body } = await send([brooklyn, brooklyn]);
    expect([await seesRequest(body.id, newYork), await seesRequest(body.id, brooklyn)]).toEqual([false, true]);
    const rows = await control<Record<string, { id: number; distance: number }[]>>('rows');
    expect(rows.requests?.find(({ id }) => id === body.id)?.distance).toBeGreaterThan(1);
  });

  it.each([[undefined], [[]]])('are all centers within the distance without a choice: %p [MK-130]', async (locations) => {
    const { body } = await send(locations);
    expect([await seesRequest(body.id, newYork), await seesRequest(body.id, brooklyn)]).toEqual([true, false]);
  });

  it('have to offer the scan near the patient [MK-130]', async () => {
    expect((await send([locationIds.chicago])).status).toBe(400);
    expect((await send([''])).status).toBe(400);
  });
});
