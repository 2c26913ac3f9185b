import { type NoteOutcome } from '@scanharbor/shared-contracts/wire/ic-portal/notes';
import { type NoteRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { call, reset, tokenOf } from '../../../testing/client';
import { rowOf, singleScan } from '../../../testing/portal';
import { requestIds } from '../../seed/names';

const requestId = requestIds.requestedBare;
const eventTypeId = 53;
let token: string;

const notes = async (as = token) => (await call<{ data: NoteRow[] }>(`GET ic-portal/ic-get-notes/${requestId}`, { token: as })).body.data;
const insert = (note: string, as = token, id: number = requestId) =>
  call<NoteOutcome>('POST ic-portal/ic-insert_note', { token: as, body: { requestId: id, eventTypeId, note } });

beforeEach(async () => {
  await reset();
  token = await tokenOf('staff');
});

describe('notes', () => {
  it('are added, changed and taken away, and appear in the list at once [SC-077, SC-078, SC-079, SC-080, API-078]', async () => {
    expect(await notes()).toEqual([]);
    const added = await insert('Called the patient.');
    expect(added.body).toMatchObject({ status: 'SUCCESS', data: [{ Result: 'SUCCESS' }] });
    const [first] = await notes();
    expect(first).toMatchObject({ NoteText: 'Called the patient.', Author: 'Robin Hale', IsOwn: 1 });
    expect(await rowOf('ic-requested', requestId, { token })).toMatchObject({ LastComment: 'Called the patient.' });

    const eventId = first?.ID;
    const changed = await call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token, body: { requestId, eventId, note: 'No answer.' } });
    expect(changed.body).toMatchObject({ status: 'SUCCESS', data: [{ Result: 'SUCCESS' }] });
    expect((await singleScan(requestId, token)).notes).toMatchObject([{ NoteText: 'No answer.' }]);

    const gone = await call<NoteOutcome>('PATCH ic-portal/ic-deactivate_note', { token, body: { requestId, eventId } });
    expect(gone.body.status).toBe('SUCCESS');
    expect(await notes()).toEqual([]);
    const again = await call<NoteOutcome>('PATCH ic-portal/ic-deactivate_note', { token, body: { requestId, eventId } });
    expect(again.body).toMatchObject({ status: 'ERROR', data: [{ MESSAGE_TEXT: 'This note no longer exists.' }] });
  });

  it('refuse an unknown note and a foreign request without SUCCESS [API-079]', async () => {
    const unknown = await call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token, body: { requestId, eventId: 99_999, note: 'x' } });
    expect(unknown.body.status).toBe('ERROR');
    expect((await insert('x', await tokenOf('rival'), requestIds.booked)).body.status).toBe('ERROR');
    expect((await insert('x', token, 99_999)).body.status).toBe('ERROR');
  });

  it('stay inside the practice that wrote them [API-032]', async () => {
    const added = await insert('Internal.');
    const rival = await tokenOf('rival');
    expect(await notes(rival)).toEqual([]);
    expect((await singleScan(requestId, rival)).notes).toEqual([]);
    const eventId = added.body.data[0]?.ID;
    for (const change of ['ic-update_note', 'ic-deactivate_note']) {
      const refused = await call<NoteOutcome>(`PATCH ic-portal/${change}`, { token: rival, body: { requestId, eventId, note: 'x' } });
      expect(refused.body.status).toBe('ERROR');
    }
    expect(await notes()).toMatchObject([{ NoteText: 'Internal.' }]);
  });

  it('need words, and are no other kind of event', async () => {
    expect((await insert('   ')).status).toBe(400);
    const other = await call('POST ic-portal/ic-insert_note', { token, body: { requestId, eventTypeId: 1, note: 'x' } });
    expect(other.status).toBe(400);
  });
});
