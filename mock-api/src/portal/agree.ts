import { and, eq, isNull } from 'drizzle-orm';
import { priceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type Context } from '../context';
import { appointments } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { texts } from '../texts';
import { findVisible } from './find';
import { type Scope } from './scope';

/** What a practice agrees on for its appointment: whole dollars, and the id in its own system. */
export interface Agreed {
  budget?: number | undefined;
  customBookingId?: string | undefined;
}

/** Refuses a price outside the choices of the user; they hang on what the request asks, not on the last change. */
export function checkPrice(staff: User, asked: number, budget: number | undefined): void {
  if (budget === undefined) return;
  const choices = priceChoices(asked, staff.capabilities.includes('staff_pricing'));
  const [highest = budget] = choices;
  const lowest = choices.at(-1) ?? budget;
  if (budget < lowest || budget > highest) throw errors.badRequest(texts.priceRange(lowest, highest));
}

/**
 * Changes what is agreed on for an appointment of the practice; what is not given stays. It ends with the appointment: other
 * practices neither see it nor are bound by it.
 */
export async function changeAgreed(context: Context, scope: Scope, staff: User, requestId: number, agreed: Agreed): Promise<void> {
  const { request, appointment } = await findVisible(context, scope, requestId);
  if (!appointment) throw errors.notFound(texts.bookingUnknown);
  checkPrice(staff, request.budget, agreed.budget);
  const { budget, customBookingId } = agreed;
  if (budget === undefined && customBookingId === undefined) return;
  const [changed] = await context.db
    .update(appointments)
    .set({ budget, customBookingId })
    .where(and(eq(appointments.id, appointment.id), isNull(appointments.cancelledAt)))
    .returning({ id: appointments.id });
  if (!changed) throw errors.notFound(texts.bookingUnknown);
}
