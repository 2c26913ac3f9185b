import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type z } from 'zod';
import { type Context } from '../context';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { describeClosed } from './request-closed';

type ContractInput = z.output<(typeof scansWire)['POST scans/contract']['body']>;

/**
 * Calculates the contract of a request for its patient and stores it unless `agreed` is 0. The price follows from the
 * centers; a sent budget is ignored. Only an open request can be agreed to: the payment of a booked one does not change.
 */
export async function createPatientContract(
  context: Context,
  input: ContractInput,
): Promise<{ id: number; budget: number; selfPay: boolean }> {
  return context.db.transaction(async (db) => {
    const request = await lockRequest(db, input.test_request_id);
    if (!request) throw errors.notFound(texts.requestUnknown);
    const { id, budget } = request;
    const selfPay = input.self_pay === undefined ? request.selfPay : isOn(input.self_pay);
    if (input.agreed === undefined || isOn(input.agreed)) {
      if (request.status !== 'open') throw await describeClosed(db, context.clock.now(), id, errors.conflict);
      await updateRequest(db, id, { contractBudget: budget, selfPay });
    }
    return { id, budget, selfPay };
  });
}
