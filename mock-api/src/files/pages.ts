import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { type Context } from '../context';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { storePages } from '../db/queries/uploads';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { requireOwnFile } from './visibility';

/** Returns the pages of a prescription in order, each once. */
export const orderPages = (first: string, more: readonly string[]): string[] => [...new Set([first, ...more])];

interface Linked {
  /** The file that becomes one more page. */
  id: string | undefined;
  /** All pages in order, which the client that orders and removes them sends. */
  pages: string[] | undefined;
}

/** Links files to a request as the pages of its prescription. Patients link own files only. */
export async function linkPages(context: Context, patient: UserRecord, requestId: number, { id, pages }: Linked): Promise<void> {
  await context.transact(async ({ db }) => {
    const request = await lockRequest(db, requestId);
    const [first = '', ...more] = pages ?? [...(request?.blobId ? [request.blobId, ...request.moreBlobIds] : []), id ?? ''];
    const ids = pages?.length === 0 ? [] : orderPages(first, more);
    if (ids.length > prescriptionFile.maxPages) throw errors.badRequest(texts.tooManyPages(prescriptionFile.maxPages));
    for (const page of ids) await requireOwnFile(db, patient, page);
    await storePages(db, requestId, ids);
    await updateRequest(db, requestId, { blobId: ids[0] ?? null, moreBlobIds: ids.slice(1), uploadedRx: ids.length > 0 });
  });
}
