import { type BillingAccountResponse, type LocationBillingResponse } from '../wire/billing';

/** An account with the card payment provider (SC-345). */
export interface BillingAccount {
  id: number;
  name: string;
  /** Only the status 'connected' counts (IC-228). */
  connected: boolean;
  /** URL where the onboarding continues; empty when there is none. */
  link: string;
}

export interface LocationBilling {
  locationId: number;
  name: string;
  address1: string;
  accountId?: number;
}

export const readBillingAccount = (row: BillingAccountResponse): BillingAccount => ({
  id: row.id,
  name: row.account_name,
  connected: row.status === 'connected',
  link: row.stripe_link,
});

export const readLocationBilling = (row: LocationBillingResponse): LocationBilling => ({
  locationId: row.id,
  name: row.name,
  address1: row.address_1,
  ...(row.billing_account ? { accountId: row.billing_account.id } : {}),
});
