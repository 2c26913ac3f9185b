import {
  type BillingAccountResponse,
  type BillingAddResponse,
  type LocationBillingResponse,
} from '@scanharbor/shared-contracts/wire/billing';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { updateLocation } from '../db/queries/locations';
import {
  findBillingAccount,
  insertBillingAccount,
  listBillingAccounts,
  updateBillingAccount,
  updatePendingAccounts,
} from '../db/queries/practices';
import { type LocationRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { type Scope } from '../portal/scope';
import { newToken } from '../random-token';
import { texts } from '../texts';

/** Describes the billing accounts of the practice, oldest first. */
export async function describeAccounts(db: Database, practiceId: number): Promise<BillingAccountResponse[]> {
  const rows = await listBillingAccounts(db, practiceId);
  return rows.map((row) => ({ id: row.id, account_name: row.accountName, status: row.status, stripe_link: row.stripeLink }));
}

/** Describes the billing account of a location. */
export const describeLocationBilling = (row: LocationRecord): LocationBillingResponse => ({
  id: row.id,
  name: row.name,
  address_1: row.address1,
  billing_account: row.billingAccountId === null ? null : { id: row.billingAccountId },
});

async function requireOwnAccount(db: Database, practiceId: number, id: number) {
  const row = await findBillingAccount(db, practiceId, { id });
  if (!row) throw errors.notFound(texts.accountUnknown);
  return row;
}

/** Starts the onboarding of an account, or restarts an unfinished one, and returns the link (SC-133). */
export async function startOnboarding({ db, cards }: Context, practiceId: number, accountId?: number): Promise<string> {
  const state = newToken();
  const link = cards.getOnboardingLink(state);
  const values = { onboardingState: state, stripeLink: link };
  if (accountId !== undefined) {
    await requireOwnAccount(db, practiceId, accountId);
    await updateBillingAccount(db, accountId, values);
    return link;
  }
  const restarted = await updatePendingAccounts(db, practiceId, values);
  if (!restarted) await insertBillingAccount(db, { practiceId, accountName: texts.newAccountName, status: 'pending', ...values });
  return link;
}

/** Ends an onboarding: returns the id of the connected account, or a new link when the provider rejects the code [API-105]. */
export async function endOnboarding(context: Context, scope: Scope, state: string, code: string): Promise<BillingAddResponse> {
  const account = await findBillingAccount(context.db, scope.practiceId, { onboardingState: state });
  const providerAccount = account ? await context.cards.connectAccount(code) : null;
  return context.transact(async (within) => {
    if (!account || providerAccount === null) {
      const link = await startOnboarding(within, scope.practiceId, account?.id);
      return { id: null, reconnect: 1, stripe_link: link };
    }
    await updateBillingAccount(within.db, account.id, { status: 'connected', onboardingState: '', stripeLink: '', providerAccount });
    return { id: account.id, reconnect: 0, stripe_link: null };
  });
}

/** Renames a billing account of the practice. */
export async function renameAccount({ db }: Context, practiceId: number, id: number, accountName: string): Promise<void> {
  const account = await requireOwnAccount(db, practiceId, id);
  await updateBillingAccount(db, account.id, { accountName });
}

/** Sets the billing account of a location; rejects one that is not connected. */
export async function setAccount({ db }: Context, scope: Scope, location: LocationRecord, accountId: number): Promise<void> {
  const account = await requireOwnAccount(db, scope.practiceId, accountId);
  if (account.status !== 'connected') throw errors.badRequest(texts.accountNotConnected);
  await updateLocation(db, location.id, { billingAccountId: account.id });
}
