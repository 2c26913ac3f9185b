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
import { askedSections } from '@scanharbor/shared-contracts/domain/screening';
import { bookedTime, takenAt } from '@scanharbor/shared-contracts/domain/single-scan';
import { reset } from '../../testing/client';
import { storeOf } from '../../testing/store';
import { locationIds, practiceCounts, practiceIds, refundRequestIds, requestIds, userIds } from '../seed/names';

const fresh = { subscribe: false, forceRefetch: true } as const;
const { requested, booked } = requestIds;
const { newYork, brooklyn } = locationIds;

beforeEach(reset);

describe('the portal, as its screens know it', () => {
  it('shows dashboard, lists and numbers with payments and comments [SC-060, SC-061, SC-330, SC-331, SC-332, SC-333]', async () => {
    const { dispatch } = await storeOf('staff');
    const board = await dispatch(requestsEndpoints.dashboard.initiate(undefined, fresh)).unwrap();
    expect(board.counters).toMatchObject({ available: practiceCounts.open, scheduled: practiceCounts.scheduled });
    expect(board.scans.find(({ requestId }) => requestId === requested)?.payment).toEqual({ selfPay: true, budget: expect.any(Number) });
    const [active] = await dispatch(requestsEndpoints.activeRequests.initiate(undefined, fresh)).unwrap();
    expect(active).toMatchObject({ patient: { firstName: expect.any(String) }, locations: [{ timeZone: 'America/New_York' }, {}] });
    const [next] = await dispatch(requestsEndpoints.scheduledTests.initiate(undefined, fresh)).unwrap();
    expect(next).toMatchObject({ appointment: { timeZone: expect.stringContaining('America/') }, locations: [{}] });
  });

  it('books an offered time, names others when it was taken, and opens it again by a cancel [SC-068, SC-071, SC-334, SC-344]', async () => {
    const { dispatch } = await storeOf('staff');
    const single = (id: number) => dispatch(requestsEndpoints.singleScan.initiate(id, fresh)).unwrap();
    const scan = await single(requested);
    expect(scan).toMatchObject({ state: 'open', patientId: userIds.patient, address: { zipCode: '10018' } });
    const [day] = scan?.days ?? [];
    const time = day?.offered.find((offered) => !takenAt(scan?.taken ?? [], newYork, day.date).includes(offered)) ?? '';
    const start = bookedTime(day?.date ?? '', time);
    const wanted = { requestId: requested, locationId: newYork, start, selfPay: true, fee: scan?.fee ?? 0 };
    expect(await dispatch(requestsEndpoints.bookTime.initiate(wanted)).unwrap()).toEqual({ booked: true });
    expect(await single(requested)).toMatchObject({ state: 'scheduled', appointment: { start }, locations: [{ id: newYork }] });
    const cancelled = await dispatch(cancellationsEndpoints.cancelAppointment.initiate({ requestId: requested, reason: 'Other' })).unwrap();
    expect(cancelled).toEqual({ cancelled: true });
    expect((await single(requested))?.state).toBe('open');
  });

  it('hears which times are free when somebody was faster [API-075]', async () => {
    const { dispatch } = await storeOf('staff');
    const scan = await dispatch(requestsEndpoints.singleScan.initiate(requested, fresh)).unwrap();
    const taken = scan?.taken.find(({ locationId }) => locationId === brooklyn);
    const wanted = { requestId: requested, locationId: brooklyn, start: taken?.startsAt ?? '', selfPay: true, fee: 50 };
    const failure: unknown = await dispatch(requestsEndpoints.bookTime.initiate(wanted))
      .unwrap()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'refused', code: 400, message: expect.stringContaining('just taken') });
    expect(nextFreeTimes(failure)).toHaveLength(5);
    expect(nextFreeTimes(undefined)).toEqual([]);
  });

  it('declines with the names of the locations, and asks for more times [SC-067, SC-070]', async () => {
    const { dispatch } = await storeOf('staff');
    await dispatch(requestsEndpoints.requestAvailability.initiate({ requestId: requested, note: 'Any Tuesday' })).unwrap();
    const wanted = { requestId: requested, practiceId: practiceIds.main, reason: 'Scanner down' };
    const answer = await dispatch(bookingsPortalEndpoints.rejectRequest.initiate(wanted)).unwrap();
    expect(answer).toEqual({ rejected: true, locationNames: ['Harborview Midtown', 'Harborview Brooklyn'] });
  });

  it('keeps notes and tells when one could not be saved [SC-077, SC-078, SC-079, SC-080, SC-335, SC-411]', async () => {
    const { dispatch } = await storeOf('staff');
    const read = () => dispatch(notesEndpoints.notes.initiate(booked, fresh)).unwrap();
    await dispatch(notesEndpoints.addNote.initiate({ requestId: booked, text: 'Called.' })).unwrap();
    const [note] = await read();
    expect(note).toMatchObject({ text: 'Called.', author: 'Robin Hale', isOwn: true });
    const place = { requestId: booked, noteId: note?.id ?? 0 };
    expect(await dispatch(notesEndpoints.editNote.initiate({ ...place, text: 'Called twice.' })).unwrap()).toMatchObject({ saved: true });
    expect(await dispatch(notesEndpoints.deleteNote.initiate(place)).unwrap()).toMatchObject({ saved: true });
    expect(await dispatch(notesEndpoints.editNote.initiate({ ...place, text: 'x' })).unwrap()).toMatchObject({ saved: false });
  });

  it('reads screening answers by section, asked sections only [SC-066, SC-339, SC-340, SC-341, SC-342, SC-343, IC-082]', async () => {
    const { dispatch } = await storeOf('staff');
    const screening = await dispatch(screeningEndpoints.screeningQuestions.initiate(userIds.patient, fresh)).unwrap();
    expect(screening.general).toMatchObject({ asthma: 'yes', copd: 'no' });
    expect(askedSections(screening)).toContain('general');
    expect(askedSections(screening)).not.toContain('mri');
  });
});

describe('the practice, as its admins know it', () => {
  it('has locations that are added and changed [SC-100, SC-102, SC-103, SC-336]', async () => {
    const { dispatch } = await storeOf('admin');
    const [first] = await dispatch(locationsEndpoints.locations.initiate(undefined, fresh)).unwrap();
    if (!first) throw new Error('No location');
    const { modalities, ...rest } = first;
    const ids = modalities.map(({ scanTypeId }) => scanTypeId);
    const changed = { ...rest, practiceId: practiceIds.main, modalities: ids, isActive: false };
    await dispatch(locationsEndpoints.updateLocation.initiate(changed)).unwrap();
    expect(await dispatch(locationsEndpoints.location.initiate(first.id, fresh)).unwrap()).toEqual({ ...first, isActive: false });
  });

  it('has users, accounts, refunds and pending modalities [SC-120, SC-130, SC-137, SC-139, SC-315, SC-316, SC-345, SC-348]', async () => {
    const admin = await storeOf('admin');
    const users = await admin.dispatch(practiceUsersEndpoints.practiceUsers.initiate(undefined, fresh)).unwrap();
    expect(users.find(({ id }) => id === userIds.admin)).toMatchObject({ isAdmin: true, isActive: true });
    const accounts = await admin.dispatch(billingEndpoints.billingAccounts.initiate(undefined, fresh)).unwrap();
    expect(accounts).toEqual([{ id: 1, name: 'Harborview New York', connected: true, link: '' }]);
    const platform = await storeOf('platform');
    const refunds = await platform.dispatch(refundsEndpoints.refunds.initiate(undefined, fresh)).unwrap();
    expect(refunds.map(({ requestId }) => requestId).sort()).toEqual(refundRequestIds);
    const pending = await platform.dispatch(practicesEndpoints.pendingScans.initiate(undefined, fresh)).unwrap();
    expect(pending).toMatchObject([{ modality: 'Nuclear', practiceName: 'Harborview Imaging' }]);
  });
});
