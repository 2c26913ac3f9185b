import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { notifyOfEstimate } from '../bookings/notifications';
import { type Context } from '../context';
import { updateTerms } from '../db/queries/appointments';
import { type UserRecord } from '../db/schema/users';
import { issueEstimate } from '../estimates/issue-estimate';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { findVisibleRequest } from './find-request';
import { type Scope } from './scope';

/** The terms of a practice for its appointment: price in whole dollars and the id in its own system. */
export interface AgreedTerms {
  budget?: number | undefined;
  customBookingId?: string | undefined;
}

/** Rejects a price outside the choices of the user, which depend on the price of the request and not on the last change. */
export function requireAllowedPrice(staff: UserRecord, requestBudget: number, budget: number | undefined): void {
  if (budget === undefined) return;
  const choices = listPriceChoices(requestBudget, staff.capabilities.includes('staff_pricing'));
  const [highest = budget] = choices;
  const lowest = choices.at(-1) ?? budget;
  if (budget < lowest || budget > highest) throw errors.badRequest(texts.priceRange(lowest, highest));
}

/**
 * Changes the given terms of an appointment of the practice. They end with the appointment: they neither show to other
 * practices nor apply to them. Another price makes a new version of the patient's estimate.
 */
export async function updateAgreedTerms(
  context: Context,
  scope: Scope,
  staff: UserRecord,
  requestId: number,
  terms: AgreedTerms,
): Promise<void> {
  const { request, appointment } = await findVisibleRequest(context, scope, requestId);
  if (!appointment) throw errors.notFound(texts.bookingUnknown);
  requireAllowedPrice(staff, request.budget, terms.budget);
  if (terms.budget === undefined && terms.customBookingId === undefined) return;
  if (!(await updateTerms(context.db, appointment.id, terms))) throw errors.notFound(texts.bookingUnknown);
  const estimate = await issueEstimate(context.db, { requestId, reason: 'price', now: context.clock.now() });
  if (!estimate?.isNew) return;
  const { version } = estimate;
  await notifyOfEstimate(context, request.patientId, { requestId, version, notBefore: appointment.undoUntil ?? undefined });
}
