import { call, control, reset, getToken, userMessage } from '../../testing/client';
import { type DemoAccount, requestIds } from '../seed/demo-data';

const pdf = '%PDF-1.7\nA prescription';
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

async function upload(name: string, content: BlobPart, account: DemoAccount = 'patient') {
  const form = new FormData();
  form.append('upload_file', new File([content], name));
  return call<{ blob_id: string }>('POST media/upload', { token: await getToken(account), form });
}

beforeEach(reset);

describe('a prescription', () => {
  it.each([
    ['order.pdf', pdf],
    ['ORDER.PDF', pdf],
    ['photo.png', png],
  ])('named %s is stored and returned [API-112, SC-143, SC-144]', async (name, content) => {
    const { body } = await upload(name, content);
    const file = await call<string>(`GET media/download?id=${body.blob_id}`, { token: await getToken('patient') });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(name.endsWith('png') ? 'image/png' : 'application/pdf');
  });

  it.each([
    ['setup.exe', 'MZ', 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'],
    ['order.pdf', 'MZ disguised', 'This file is damaged or is not a PDF file. Please save it again, or take a new photo.'],
    ['photo.png', pdf, 'This file is damaged or is not a PNG file. Please save it again, or take a new photo.'],
    ['order', pdf, 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'],
    ['note.txt', 'hello', 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.'],
  ])('named %s with other content is rejected with its reason [API-112]', async (name, content, reason) => {
    const rejected = await upload(name, content);
    expect(rejected.status).toBe(400);
    expect(userMessage(rejected)).toBe(reason);
  });

  it('with unreadable pages stays unchanged, with a message [API-112]', async () => {
    const { body } = await upload('order.pdf', pdf, 'staff');
    const rejected = await call(`PATCH media/${body.blob_id}`, { token: await getToken('staff'), body: { remove_first_page: 1 } });
    expect([rejected.status, userMessage(rejected)]).toEqual([400, 'The pages of this file cannot be changed.']);
  });

  it('beyond the quota of an account is rejected with a message, and not stored; other accounts are not concerned', async () => {
    await control('situation', { name: 'fullUploads' });
    const rejected = await upload('order.pdf', pdf);
    expect([rejected.status, userMessage(rejected)]).toEqual([
      413,
      'Your account holds the most files it can: 200 files or 500 MB together. Please write to care@scanharbor.test.',
    ]);
    expect((await upload('order.pdf', pdf)).status).toBe(413);
    expect((await upload('order.pdf', pdf, 'newPatient')).status).toBe(200);
  });

  it('of more than 10 MB is rejected with a message [API-112]', async () => {
    for (const excess of [1, 1024 * 1024]) {
      const rejected = await upload('big.pdf', pdf.padEnd(10 * 1024 * 1024 + excess, 'x'));
      expect(rejected.status).toBe(413);
      expect(userMessage(rejected)).toMatch(/10 MB/);
    }
  });

  it.each(['{}', '--x\r\n', '--x\r\ncontent-disposition: form-data; name="upload_file"; filename="a.pdf"\r\n\r\n%PDF'])(
    'in a body that is cut short or no form is rejected: %j',
    async (body) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: await getToken('patient') };
      const answer = await fetch(`${(globalThis as { apiAddress?: string }).apiAddress ?? ''}/api/media/upload`, {
        method: 'POST',
        headers,
        body,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 400 });
    },
  );

  it('is visible to its patient and to centers of its request only [API-113, SC-176, SC-177]', async () => {
    const { body } = await upload('order.pdf', pdf);
    const canDownload = async (account: DemoAccount) =>
      (await call(`GET media/download?id=${body.blob_id}`, { token: await getToken(account) })).status;
    expect(await canDownload('staff')).toBe(404);
    const stolen = { blob_id: body.blob_id, test_request_id: requestIds.requested };
    expect((await call('POST patients/uploads', { token: await getToken('newPatient'), body: stolen })).status).toBe(404);
    const token = await getToken('patient');
    await call('POST patients/uploads', { token, body: { blog_id: body.blob_id, test_request_id: requestIds.requested } });
    expect(await canDownload('staff')).toBe(200);
    expect(await canDownload('newPatient')).toBe(404);
    expect(await canDownload('pending')).toBe(403);
    const list = await call<{ results: object[] }>(`GET patients/uploads?test_request_id=${requestIds.requested}`, { token });
    expect(list.body.results).toEqual([{ blob_id: body.blob_id, name: 'order.pdf', type: 'application/pdf' }]);
  });
});
