import { eq } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type z } from 'zod';
import { type Context } from '../context';
import { requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { lockRequest } from './lock';

type Sent = z.output<(typeof scansWire)['POST scans/contract']['body']>;

/**
 * Works out the contract of a request, for its patient to read, and keeps it unless `agreed` is 0. The price follows from the
 * centers, whatever budget was sent. Only an open request is agreed to: how a booked one is paid does not change any more.
 */
export async function contractOf(context: Context, sent: Sent): Promise<{ id: number; budget: number; selfPay: boolean }> {
  return context.db.transaction(async (db) => {
    const request = await lockRequest(db, sent.test_request_id);
    if (!request) throw errors.notFound(texts.requestUnknown);
    const { id, budget } = request;
    const selfPay = sent.self_pay === undefined ? request.selfPay : isOn(sent.self_pay);
    if (sent.agreed === undefined || isOn(sent.agreed)) {
      if (request.status !== 'open') throw errors.conflict(texts.requestNotOpen);
      await db.update(requests).set({ contractBudget: budget, selfPay }).where(eq(requests.id, id));
    }
    return { id, budget, selfPay };
  });
}
