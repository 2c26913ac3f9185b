import { type EditResponse } from '@scanharbor/shared-contracts/wire/scans-v2';
import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { call, getToken, reset, userMessage } from '../../testing/client';
import { singleScan } from '../../testing/portal';
import { brainMri, type DemoAccount, requestIds, zips } from '../seed/demo-data';

let token: string;

async function upload(name: string, account: DemoAccount = 'newPatient') {
  const form = new FormData();
  form.append('upload_file', new File(['%PDF-1.7\nA page'], name));
  return (await call<{ blob_id: string }>('POST media/upload', { token: await getToken(account), form })).body.blob_id;
}

const step = <Body>(number: number, body: object) => call<Body>(`POST scans_v2/scan-complete-step-${number}`, { token, body });

/** Starts a record, or the edit of a request. */
async function start(currTestRequestId?: number): Promise<number> {
  const choices = { newScanServiceId: brainMri, newZipCode: zips.withCenters, newDistance: 50, newIsAnyTime: 1, newAvailableSlots: '' };
  const { body } = await step<{ currID: number }>(2, { ...choices, newSelfPay: 0, currTestRequestId });
  return body.currID;
}

const storePages = (newId: number, [newBlobId, ...newMoreBlobIds]: string[]) =>
  step<{ Result: string; MESSAGE_TEXT: string; Pages?: number }>(3, {
    ...{ newId, newReason: 'Headaches', newDoctorFirstName: 'Amelia', newDoctorLastName: 'Hart' },
    ...{ newUploadedRx: 1, newBlobId, newMoreBlobIds },
  });

/** Step 3 of a client that knows one file only. */
const storeOnePage = (newId: number, newBlobId: string) =>
  step<{ Pages: number }>(3, {
    ...{ newId, newReason: 'Headaches', newDoctorFirstName: 'Amelia', newDoctorLastName: 'Hart' },
    ...{ newUploadedRx: 1, newBlobId },
  });

const send = async (requestProgressId: number) =>
  (await step<{ finalTestRequestID: number }>(4, { requestProgressId, insuranceId: 1, policyNumber: 'M-1' })).body.finalTestRequestID;

/** What a center sees. */
const listFiles = async (id: number) => (await singleScan(id, await getToken('staff'))).files.map(({ name }) => name);

const readStored = async (query: string) => (await call<EditResponse>(`GET scans_v2/scan-list-for-edit?${query}`, { token })).body[0];

beforeEach(async () => {
  await reset();
  token = await getToken('newPatient');
});

describe('the pages of a prescription', () => {
  it('reach the center in their order, each to open [PR-116, SC-163]', async () => {
    const [third, first, second] = [await upload('third.pdf'), await upload('first.pdf'), await upload('second.pdf')];
    const progressId = await start();
    expect((await storePages(progressId, [first, second, third])).body).toMatchObject({ Result: 'SUCCESS', Pages: 3 });
    expect(await readStored(`currTestRequestProgressId=${progressId}`)).toMatchObject({
      BlobID: first,
      MoreFiles: [
        { BlobID: second, FileName: 'second.pdf' },
        { BlobID: third, FileName: 'third.pdf' },
      ],
    });
    const id = await send(progressId);
    expect(await listFiles(id)).toEqual(['first.pdf', 'second.pdf', 'third.pdf']);
    const staff = await getToken('staff');
    for (const page of [first, second, third]) expect((await call(`GET media/download?id=${page}`, { token: staff })).status).toBe(200);
  });

  it('can be put in another order and taken off; the center no longer has a page that was taken off', async () => {
    const [first, second, third] = [await upload('first.pdf'), await upload('second.pdf'), await upload('third.pdf')];
    const progressId = await start();
    await storePages(progressId, [first, second, third]);
    const id = await send(progressId);
    const edit = await start(id);
    await storePages(edit, [third, first]);
    await send(edit);
    expect(await listFiles(id)).toEqual(['third.pdf', 'first.pdf']);
    expect((await call(`GET media/download?id=${second}`, { token: await getToken('staff') })).status).toBe(404);
    expect((await call(`GET media/download?id=${second}`, { token })).status).toBe(200);
  });

  it('stay when a client that knows one file changes something else', async () => {
    const [first, second] = [await upload('first.pdf'), await upload('second.pdf')];
    const progressId = await start();
    await storePages(progressId, [first, second]);
    const id = await send(progressId);
    const edit = await start(id);
    expect((await storeOnePage(edit, first)).body).toMatchObject({ Result: 'SUCCESS', Pages: 2 });
    await send(edit);
    expect(await listFiles(id)).toEqual(['first.pdf', 'second.pdf']);
  });

  it('go when a client that knows one file replaces the first one', async () => {
    const [first, second, other] = [await upload('first.pdf'), await upload('second.pdf'), await upload('other.pdf')];
    const progressId = await start();
    await storePages(progressId, [first, second]);
    expect((await storeOnePage(progressId, other)).body).toEqual({ Result: 'SUCCESS', MESSAGE_TEXT: '', Pages: 1 });
    expect(await listFiles(await send(progressId))).toEqual(['other.pdf']);
  });

  it('are files of the patient, and not more than the limit', async () => {
    const own = await upload('own.pdf');
    const progressId = await start();
    const foreign = await storePages(progressId, [own, await upload('foreign.pdf', 'patient')]);
    expect(foreign.body).toMatchObject({ Result: 'ERROR', MESSAGE_TEXT: 'This file does not exist.' });
    const many = await storePages(
      progressId,
      Array.from({ length: prescriptionFile.maxPages + 1 }, () => own),
    );
    expect(many.status).toBe(400);
  });
});

describe('the pages of a sent request', () => {
  const link = async (body: object) =>
    call('POST patients/uploads', { token: await getToken('patient'), body: { test_request_id: requestIds.requested, ...body } });

  it('are linked one by one by a client that knows one file, and as a list by others [SC-176, SC-177]', async () => {
    const [one, two] = [await upload('one.pdf', 'patient'), await upload('two.pdf', 'patient')];
    await link({ blog_id: one });
    await link({ blob_id: two });
    expect(await listFiles(requestIds.requested)).toEqual(['one.pdf', 'two.pdf']);
    await link({ blob_id: two, pages: [two, one] });
    expect(await listFiles(requestIds.requested)).toEqual(['two.pdf', 'one.pdf']);
    await link({ pages: [two] });
    expect(await listFiles(requestIds.requested)).toEqual(['two.pdf']);
    await link({ pages: [] });
    expect(await listFiles(requestIds.requested)).toEqual([]);
  });

  it('are no more than the limit, with a message', async () => {
    for (let page = 1; page <= prescriptionFile.maxPages; page += 1) {
      expect((await link({ blob_id: await upload(`${page}.pdf`, 'patient') })).status).toBe(200);
    }
    const rejected = await link({ blob_id: await upload('last.pdf', 'patient') });
    expect([rejected.status, userMessage(rejected)]).toEqual([400, 'A prescription can have 10 files at most. Please remove one first.']);
    expect(await listFiles(requestIds.requested)).toHaveLength(prescriptionFile.maxPages);
  });
});
