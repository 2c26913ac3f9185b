import { bookingsPortalEndpoints } from '@scanharbor/shared-contracts/api/bookings/portal';
import { billingEndpoints } from '@scanharbor/shared-contracts/api/billing';
import { cancellationsEndpoints } from '@scanharbor/shared-contracts/api/cancellations';
import { locationsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { notesEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/notes';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { practiceUsersEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { screeningEndpoints } from '@scanharbor/shared-contracts/api/patients/screening';
import { practicesEndpoints } from '@scanharbor/shared-contracts/api/practices';
import { refundsEndpoints } from '@scanharbor/shared-contracts/api/refunds';
import { nextFreeTimes } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { listAnsweredSections } from '@scanharbor/shared-contracts/domain/screening';
import { toBookingTime } from '@scanharbor/shared-contracts/domain/single-scan';
import { reset } from '../../testing/client';
import { createStoreFor } from '../../testing/store';
import { locationIds, practiceCounts, practiceIds, refundRequestIds, requestIds, userIds } from '../seed/demo-data';

const fresh = { subscribe: false, forceRefetch: true } as const;
const { requested, booked } = requestIds;
const { newYork, brooklyn } = locationIds;

/** Another open request for an MRI, whose patient offers the same first times. */
const kneeMri = 1103;

beforeEach(reset);

describe('client endpoints of the portal', () => {
  it('returns dashboard, lists and counters with payments and comments [SC-060, SC-061, SC-330, SC-331, SC-332, SC-333]', async () => {
    const { dispatch } = await createStoreFor('staff');
    const board = await dispatch(requestsEndpoints.dashboard.initiate(undefined, fresh)).unwrap();
    expect(board.counters).toMatchObject({ available: practiceCounts.open, scheduled: practiceCounts.scheduled });
    expect(board.scans.find(({ requestId }) => requestId === requested)?.payment).toEqual({ selfPay: true, budget: expect.any(Number) });
    const [active] = await dispatch(requestsEndpoints.activeRequests.initiate(undefined, fresh)).unwrap();
    expect(active).toMatchObject({ patient: { firstName: expect.any(String) }, locations: [{ timeZone: 'America/New_York' }, {}] });
    const [next] = await dispatch(requestsEndpoints.scheduledTests.initiate(undefined, fresh)).unwrap();
    expect(next).toMatchObject({ appointment: { timeZone: expect.stringContaining('America/') }, locations: [{}] });
  });

  it('books an offered time, lists others when it was taken, and reopens the request by canceling [SC-068, SC-071, SC-334, SC-344]', async () => {
    const { dispatch } = await createStoreFor('staff');
    const single = (id: number) => dispatch(requestsEndpoints.singleScan.initiate(id, fresh)).unwrap();
    const scan = await single(requested);
    expect(scan).toMatchObject({ state: 'open', patientId: userIds.patient, address: { zipCode: '10018' } });
    const [day] = scan?.days ?? [];
    const taken = (scan?.taken ?? [])
      .filter(({ locationId }) => locationId === newYork)
      .map(({ startsAt }) => `${startsAt.slice(0, 10)} ${startsAt.slice(11, 16)}`);
    const time = day?.offered.find((offered) => !taken.includes(`${day.date} ${offered}`)) ?? '';
    const start = toBookingTime(day?.date ?? '', time);
    const input = { requestId: requested, locationId: newYork, start, selfPay: true, fee: scan?.fee ?? 0 };
    expect(await dispatch(requestsEndpoints.bookTime.initiate(input)).unwrap()).toEqual({ booked: true, canUndo: false });
    expect(await single(requested)).toMatchObject({ state: 'scheduled', appointment: { start }, locations: [{ id: newYork }] });
    const cancelled = await dispatch(cancellationsEndpoints.cancelAppointment.initiate({ requestId: requested, reason: 'Other' })).unwrap();
    expect(cancelled).toEqual({ cancelled: true });
    expect((await single(requested))?.state).toBe('open');
  });

  it('returns the free times when the time was just taken [API-075]', async () => {
    const { dispatch } = await createStoreFor('staff');
    const scan = await dispatch(requestsEndpoints.singleScan.initiate(requested, fresh)).unwrap();
    const [day] = scan?.days ?? [];
    const input = { locationId: brooklyn, start: toBookingTime(day?.date ?? '', day?.offered[0] ?? ''), selfPay: true, fee: 50 };
    await dispatch(requestsEndpoints.bookTime.initiate({ ...input, requestId: kneeMri })).unwrap();
    const failure: unknown = await dispatch(requestsEndpoints.bookTime.initiate({ ...input, requestId: requested }))
      .unwrap()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'refused', code: 400, message: expect.stringContaining('just taken') });
    expect(nextFreeTimes(failure)).toHaveLength(5);
    expect(nextFreeTimes(undefined)).toEqual([]);
  });

  it('rejects with the names of the locations, and requests more times [SC-067, SC-070]', async () => {
    const { dispatch } = await createStoreFor('staff');
    await dispatch(requestsEndpoints.requestAvailability.initiate({ requestId: requested, note: 'Any Tuesday' })).unwrap();
    const input = { requestId: requested, practiceId: practiceIds.main, reason: 'Scanner down' };
    const response = await dispatch(bookingsPortalEndpoints.rejectRequest.initiate(input)).unwrap();
    expect(response).toEqual({ rejected: true, locationNames: ['Harborview Midtown', 'Harborview Brooklyn'] });
  });

  it('stores notes and reports when one could not be saved [SC-077, SC-078, SC-079, SC-080, SC-335, SC-411]', async () => {
    const { dispatch } = await createStoreFor('staff');
    const read = () => dispatch(notesEndpoints.notes.initiate(booked, fresh)).unwrap();
    await dispatch(notesEndpoints.addNote.initiate({ requestId: booked, text: 'Called.' })).unwrap();
    const [note] = (await read()).notes;
    expect(note).toMatchObject({ text: 'Called.', author: 'Robin Hale', isOwn: true });
    const key = { requestId: booked, noteId: note?.id ?? 0 };
    expect(await dispatch(notesEndpoints.editNote.initiate({ ...key, text: 'Called twice.' })).unwrap()).toMatchObject({ saved: true });
    expect(await dispatch(notesEndpoints.deleteNote.initiate(key)).unwrap()).toMatchObject({ saved: true });
    expect(await dispatch(notesEndpoints.editNote.initiate({ ...key, text: 'x' })).unwrap()).toMatchObject({ saved: false });
  });

  it('returns screening responses by section, answered sections only [SC-066, SC-339, SC-340, SC-341, SC-342, SC-343, IC-082]', async () => {
    const { dispatch } = await createStoreFor('staff');
    const { screening } = await dispatch(screeningEndpoints.screeningQuestions.initiate(userIds.patient, fresh)).unwrap();
    expect(screening.general).toMatchObject({ asthma: 'yes', copd: 'no' });
    expect(listAnsweredSections(screening)).toContain('general');
    expect(listAnsweredSections(screening)).not.toContain('mri');
  });
});

describe('client endpoints of practices', () => {
  it('adds and changes locations [SC-100, SC-102, SC-103, SC-336]', async () => {
    const { dispatch } = await createStoreFor('admin');
    const [first] = await dispatch(locationsEndpoints.locations.initiate(undefined, fresh)).unwrap();
    if (!first) throw new Error('No location');
    const { modalities, ...rest } = first;
    const ids = modalities.map(({ scanTypeId }) => scanTypeId);
    const changed = { ...rest, practiceId: practiceIds.main, modalities: ids, isActive: false };
    await dispatch(locationsEndpoints.updateLocation.initiate(changed)).unwrap();
    expect(await dispatch(locationsEndpoints.location.initiate(first.id, fresh)).unwrap()).toEqual({ ...first, isActive: false });
  });

  it('returns users, accounts, refunds and pending modalities [SC-120, SC-130, SC-137, SC-139, SC-315, SC-316, SC-345, SC-348]', async () => {
    const admin = await createStoreFor('admin');
    const users = await admin.dispatch(practiceUsersEndpoints.practiceUsers.initiate(undefined, fresh)).unwrap();
    expect(users.find(({ id }) => id === userIds.admin)).toMatchObject({ isAdmin: true, isActive: true });
    const accounts = await admin.dispatch(billingEndpoints.billingAccounts.initiate(undefined, fresh)).unwrap();
    expect(accounts).toEqual([{ id: 1, name: 'Harborview New York', connected: true, link: '' }]);
    const platform = await createStoreFor('platform');
    const refunds = await platform.dispatch(refundsEndpoints.refunds.initiate(undefined, fresh)).unwrap();
    expect(refunds.map(({ requestId }) => requestId).sort()).toEqual(refundRequestIds);
    const pending = await platform.dispatch(practicesEndpoints.pendingScans.initiate(undefined, fresh)).unwrap();
    expect(pending).toMatchObject([{ modality: 'Nuclear', practiceName: 'Harborview Imaging' }]);
  });
});
