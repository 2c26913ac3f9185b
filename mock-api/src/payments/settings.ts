import { type JobTiming } from '../db/job-queue';
import { type CardGateway, fakeGateway } from './card-gateway';
import { type StripeSettings } from './stripe-gateway';

/** The key that selects the local double: it takes no money, and remembers keys like the provider. */
export const doubleKey = 'double';

/** How an installation takes and pays back deposits. */
export interface PaymentSettings extends StripeSettings {
  /** Secret of Stripe's webhook; without it the webhook is closed. */
  webhookSecret?: string | undefined;
  /** Attempts and pauses; `defaultTiming` unless a test shortens them. */
  timing?: JobTiming;
}

/** Creates the gateway of the settings: Stripe, or the local double for its key and without settings. */
export const createGateway = async (settings: PaymentSettings | undefined): Promise<CardGateway> =>
  settings && settings.secretKey !== doubleKey ? (await import('./stripe-gateway')).createStripeGateway(settings) : fakeGateway;
