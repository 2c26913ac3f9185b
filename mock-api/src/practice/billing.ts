import { and, asc, eq } from 'drizzle-orm';
import { type BillingAccountAnswer, type BillingAddAnswer, type LocationBillingAnswer } from '@scanharbor/shared-contracts/wire/billing';
import { newToken } from '../accounts/secrets';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { billingAccounts, locations } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { onboardingLink, refusedCode } from '../payments/onboarding';
import { type LocationRow, type Scope } from '../portal/scope';
import { texts } from '../texts';

/** The accounts of the practice, oldest first. */
export async function describeAccounts(db: Database, practiceId: number): Promise<BillingAccountAnswer[]> {
  const rows = await db.select().from(billingAccounts).where(eq(billingAccounts.practiceId, practiceId)).orderBy(asc(billingAccounts.id));
  return rows.map((row) => ({ id: row.id, account_name: row.accountName, status: row.status, stripe_link: row.stripeLink }));
}

export const describeLocationBilling = (row: LocationRow): LocationBillingAnswer => ({
  id: row.id,
  name: row.name,
  address_1: row.address1,
  billing_account: row.billingAccountId === null ? null : { id: row.billingAccountId },
});

async function ownAccount(db: Database, practiceId: number, id: number) {
  const [row] = await db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.id, id), eq(billingAccounts.practiceId, practiceId)));
  if (!row) throw errors.notFound(texts.accountUnknown);
  return row;
}

/** Begins the onboarding of an account, again for one that was begun and left; gives the link (SC-133). */
export async function beginOnboarding({ db }: Context, practiceId: number, accountId?: number): Promise<string> {
  const state = newToken();
  const link = onboardingLink(state);
  const values = { onboardingState: state, stripeLink: link };
  if (accountId !== undefined) {
    await ownAccount(db, practiceId, accountId);
    await db.update(billingAccounts).set(values).where(eq(billingAccounts.id, accountId));
    return link;
  }
  const begun = await db
    .update(billingAccounts)
    .set(values)
    .where(and(eq(billingAccounts.practiceId, practiceId), eq(billingAccounts.status, 'pending')))
    .returning({ id: billingAccounts.id });
  if (begun.length === 0) {
    await db.insert(billingAccounts).values({ practiceId, accountName: texts.newAccountName, status: 'pending', ...values });
  }
  return link;
}

/** Ends an onboarding: connected with the id, or another link when the provider does not know the code [API-105]. */
export async function endOnboarding(
  context: Context,
  scope: Scope,
  caller: SignedIn,
  state: string,
  code: string,
): Promise<BillingAddAnswer> {
  const { db } = context;
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.onboardingState, state), eq(billingAccounts.practiceId, scope.practiceId)));
  if (!account || code === refusedCode) {
    const link = await beginOnboarding(context, scope.practiceId, account?.id);
    return { id: null, reconnect: 1, stripe_link: link };
  }
  await db
    .update(billingAccounts)
    .set({ status: 'connected', onboardingState: '', stripeLink: '' })
    .where(eq(billingAccounts.id, account.id));
  await audit(context, caller, 'connect account', account.id);
  return { id: account.id, reconnect: 0, stripe_link: null };
}

export async function renameAccount({ db }: Context, practiceId: number, id: number, accountName: string): Promise<void> {
  const account = await ownAccount(db, practiceId, id);
  await db.update(billingAccounts).set({ accountName }).where(eq(billingAccounts.id, account.id));
}

/** Sets the account of a location; only a connected one can take money. */
export async function setAccount({ db }: Context, scope: Scope, location: LocationRow, accountId: number): Promise<void> {
  const account = await ownAccount(db, scope.practiceId, accountId);
  if (account.status !== 'connected') throw errors.badRequest(texts.accountNotConnected);
  await db.update(locations).set({ billingAccountId: account.id }).where(eq(locations.id, location.id));
}
