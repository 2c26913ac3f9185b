import { type NoteOutcome, type NotesResponse } from '@scanharbor/shared-contracts/wire/ic-portal/notes';
import { type NoteRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { call, reset, getToken } from '../../../testing/client';
import { fetchRow, singleScan } from '../../../testing/portal';
import { requestIds } from '../../seed/demo-data';

const requestId = requestIds.requestedBare;
const eventTypeId = 53;
let token: string;

const notes = async (as = token) => (await call<{ data: NoteRow[] }>(`GET ic-portal/ic-get-notes/${requestId}`, { token: as })).body.data;
const insert = (note: string, as = token, id: number = requestId) =>
  call<NoteOutcome>('POST ic-portal/ic-insert_note', { token: as, body: { requestId: id, eventTypeId, note } });

beforeEach(async () => {
  await reset();
  token = await getToken('staff');
});

describe('notes', () => {
  it('adds, changes and deletes notes, with the list up to date immediately [SC-077, SC-078, SC-079, SC-080, API-078]', async () => {
    expect(await notes()).toEqual([]);
    const added = await insert('Called the patient.');
    expect(added.body).toMatchObject({ status: 'SUCCESS', data: [{ Result: 'SUCCESS' }] });
    const [first] = await notes();
    expect(first).toMatchObject({ NoteText: 'Called the patient.', Author: 'Robin Hale', IsOwn: 1 });
    expect(await fetchRow('ic-requested', requestId, { token })).toMatchObject({ LastComment: 'Called the patient.' });

    const eventId = first?.ID;
    const changed = await call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token, body: { requestId, eventId, note: 'No answer.' } });
    expect(changed.body).toMatchObject({ status: 'SUCCESS', data: [{ Result: 'SUCCESS' }] });
    expect((await singleScan(requestId, token)).notes).toMatchObject([{ NoteText: 'No answer.' }]);

    const gone = await call<NoteOutcome>('PATCH ic-portal/ic-deactivate_note', { token, body: { requestId, eventId } });
    expect(gone.body.status).toBe('SUCCESS');
    expect(await notes()).toEqual([]);
    const again = await call<NoteOutcome>('PATCH ic-portal/ic-deactivate_note', { token, body: { requestId, eventId } });
    expect(again.body).toMatchObject({
      status: 'ERROR',
      data: [{ MESSAGE_TEXT: expect.stringMatching(/^Robin Hale deleted this note at .+ E[SD]T\.$/) as string }],
    });
  });

  it('keeps the author of a note that another person edits, and every earlier text [API-078]', async () => {
    const admin = await getToken('admin');
    const eventId = (await insert('Called.')).body.data[0]?.ID;
    const edit = (as: string, note: string) =>
      call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token: as, body: { requestId, eventId, note } });
    await edit(admin, 'Called twice.');
    await edit(token, 'Called three times.');
    const edited = {
      NoteText: 'Called three times.',
      Author: 'Robin Hale',
      EditedBy: 'Robin Hale',
      EditedDT: expect.any(String),
      Versions: [
        { NoteText: 'Called twice.', Author: 'Dana Whitaker' },
        { NoteText: 'Called.', Author: 'Robin Hale' },
      ],
    };
    expect(await notes(admin)).toMatchObject([{ ...edited, IsOwn: 0 }]);
    expect(await notes(token)).toMatchObject([{ ...edited, IsOwn: 1 }]);
    expect((await singleScan(requestId, admin)).notes).toMatchObject([edited]);
  });

  it('rejects the later of two edits with the name and the text of the other person [API-079]', async () => {
    const eventId = (await insert('Called.')).body.data[0]?.ID;
    const edit = (as: string, note: string) =>
      call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token: as, body: { requestId, eventId, note, was: 'Called.' } });
    await edit(await getToken('admin'), 'Called twice.');
    expect((await edit(token, 'No answer.')).body).toMatchObject({
      status: 'ERROR',
      data: [
        {
          MESSAGE_TEXT: expect.stringMatching(/^Dana Whitaker changed this note at .+ E[SD]T\.$/) as string,
          Conflict: { Author: 'Dana Whitaker', NoteText: 'Called twice.' },
        },
      ],
    });
    expect(await notes()).toMatchObject([{ NoteText: 'Called twice.' }]);
  });

  it('keeps a line of a deleted note without its text, for the own practice only [API-078]', async () => {
    const eventId = (await insert('Internal.')).body.data[0]?.ID;
    await call('PATCH ic-portal/ic-deactivate_note', { token: await getToken('admin'), body: { requestId, eventId } });
    const list = async (as: string) => (await call<NotesResponse>(`GET ic-portal/ic-get-notes/${requestId}`, { token: as })).body;
    const { data, deleted } = await list(token);
    expect(data).toEqual([]);
    expect(deleted).toEqual([{ ID: eventId, Author: 'Robin Hale', DeletedBy: 'Dana Whitaker', DeletedDT: expect.any(String) }]);
    expect(await list(await getToken('rival'))).toEqual({ data: [], deleted: [] });
  });

  it('rejects an unknown note and a request of another practice without SUCCESS [API-079]', async () => {
    const unknown = await call<NoteOutcome>('PATCH ic-portal/ic-update_note', { token, body: { requestId, eventId: 99_999, note: 'x' } });
    expect(unknown.body.status).toBe('ERROR');
    expect((await insert('x', await getToken('rival'), requestIds.booked)).body.status).toBe('ERROR');
    expect((await insert('x', token, 99_999)).body.status).toBe('ERROR');
  });

  it('shows notes only to the practice that wrote them [API-032]', async () => {
    const added = await insert('Internal.');
    const rival = await getToken('rival');
    expect(await notes(rival)).toEqual([]);
    expect((await singleScan(requestId, rival)).notes).toEqual([]);
    const eventId = added.body.data[0]?.ID;
    for (const change of ['ic-update_note', 'ic-deactivate_note']) {
      const rejected = await call<NoteOutcome>(`PATCH ic-portal/${change}`, { token: rival, body: { requestId, eventId, note: 'x' } });
      expect(rejected.body.status).toBe('ERROR');
    }
    expect(await notes()).toMatchObject([{ NoteText: 'Internal.' }]);
  });

  it('rejects notes without text and other event types', async () => {
    expect((await insert('   ')).status).toBe(400);
    const other = await call('POST ic-portal/ic-insert_note', { token, body: { requestId, eventTypeId: 1, note: 'x' } });
    expect(other.status).toBe(400);
  });
});
