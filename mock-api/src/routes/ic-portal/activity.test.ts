import { type ActivityEntry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { call, control, getToken, reset } from '../../../testing/client';
import { book, freeTimes, singleScan } from '../../../testing/portal';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested, booked } = requestIds;
const { newYork } = locationIds;

let staff: string;
let admin: string;
let patient: string;

beforeEach(async () => {
  await reset();
  [staff, admin, patient] = [await getToken('staff'), await getToken('admin'), await getToken('patient')];
});

async function fetchActivity(requestId: number, token = admin): Promise<ActivityEntry[]> {
  return (await call<{ data: ActivityEntry[] }>(`GET ic-portal/activity/${requestId}`, { token })).body.data;
}

const note = (token: string, text: string) =>
  call('POST ic-portal/ic-insert_note', { token, body: { requestId: requested, eventTypeId: 53, note: text } });

describe('the activity of a request', () => {
  it('tells a colleague who viewed, wrote, booked and moved, and what the patient did', async () => {
    await call(`PATCH scans/request/${requested}`, { token: patient, body: { notice: 2 } });
    const times = freeTimes(await singleScan(requested, staff), newYork);
    const [start = '', next = ''] = times;
    await note(staff, 'Implant card checked');
    expect((await book(staff, requested, newYork, start)).status).toBe(200);
    await call(`POST bookings/move/${requested}`, { token: admin, body: { start: next, was: start } });
    const entries = await fetchActivity(requested);
    const findEntry = (kind: ActivityEntry['kind']) => entries.find((entry) => entry.kind === kind);
    expect(findEntry('created')).toMatchObject({ person: 'Jordan Ellis' });
    expect(findEntry('changed')).toMatchObject({ person: 'Jordan Ellis' });
    expect(findEntry('viewed')).toMatchObject({ person: 'Robin Hale' });
    expect(findEntry('note')).toMatchObject({ person: 'Robin Hale', text: 'Implant card checked' });
    expect(findEntry('booked')).toMatchObject({ person: 'Robin Hale', visit: { start, location: 'Harborview Midtown' } });
    expect(findEntry('moved')).toMatchObject({ visit: { start: next, location: 'Harborview Midtown' } });
    expect(findEntry('message')).toMatchObject({ message: { state: 'kept' } });
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('tells of a cancellation with its reason, and of a booking that was taken back', async () => {
    const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
    await book(staff, requested, newYork, start);
    const body = { requestId: requested, cancelReason: 'The machine is down', cancelDetails: '', isPatientCancelation: 0 };
    expect((await call('POST cancellations/cancel-ic-postbooking', { token: staff, body })).status).toBe(200);
    expect((await fetchActivity(requested)).find(({ kind }) => kind === 'canceled')).toMatchObject({
      person: 'Robin Hale',
      text: 'The machine is down',
    });
  });

  it('shows a booking that is older than the audit trail, with its time', async () => {
    const [entry] = (await fetchActivity(booked)).filter(({ kind }) => kind === 'booked');
    expect(entry).toMatchObject({ person: 'Robin Hale', visit: { location: expect.stringContaining('Harborview') } });
  });

  it('keeps notes and views of a practice from another one, and from the patient', async () => {
    await note(staff, 'Internal');
    expect(JSON.stringify(await fetchActivity(requested))).toContain('Internal');
    const rival = await call<{ data?: ActivityEntry[] }>(`GET ic-portal/activity/${requested}`, { token: await getToken('rivalAdmin') });
    expect(JSON.stringify(rival.body)).not.toContain('Internal');
    expect(JSON.stringify(rival.body)).not.toContain('Robin Hale');
    expect((await call(`GET ic-portal/activity/${requested}`, { token: patient })).status).toBe(403);
  });
});

describe('sending a message again', () => {
  const resend = (messageId: number, requestId: number = requested) =>
    call('POST ic-portal/resend_message', { token: staff, body: { requestId, messageId } });

  it('addresses it to the present email of the patient, and leaves its event in the audit trail', async () => {
    const [start = ''] = freeTimes(await singleScan(requested, staff), newYork);
    await book(staff, requested, newYork, start);
    const id = (await fetchActivity(requested)).find(({ message }) => message)?.message?.id ?? 0;
    expect((await resend(id)).status).toBe(200);
    expect((await resend(id, booked)).status).toBe(404);
    expect((await resend(999_999)).status).toBe(404);
    const { audit_events: events } = await control<{ audit_events: { action: string; user_name: string }[] }>('rows');
    expect(events).toContainEqual(expect.objectContaining({ action: 'resend-message', user_name: 'Robin Hale' }));
  });
});
