import { getToken, reset } from '../../testing/client';

/** Seeded requests: a prescription that was faxed, one that was scanned, and the request of a patient who brings it. */
const faxed = 1102;
const scanned = 1104;
const brought = 1101;

beforeEach(() => reset());

const download = async (requestId: number) =>
  fetch(`${(globalThis as { apiAddress?: string }).apiAddress ?? ''}/api/media/download?id=demo-prescription-${requestId}`, {
    headers: { authorization: await getToken('staff') },
  });

it('gives insured requests of the demo data a prescription that viewers read, a faxed one with its cover sheet', async () => {
  const { PDFDocument } = await import('pdf-lib');
  for (const [requestId, pages] of [
    [faxed, 2],
    [scanned, 1],
  ] as const) {
    const response = await download(requestId);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(pages);
  }
  expect((await download(brought)).status).toBe(404);
});
