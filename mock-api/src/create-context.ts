import { type PasswordHasher } from './accounts/password-hasher';
import { createSessions } from './accounts/sessions';
import { createTrail } from './audit/trail';
import { zipTableGeocoder } from './centers/geocoder';
import { type Clock } from './clock';
import { type Context } from './context';
import { type DatabaseChanges } from './db/changes';
import { type Database } from './db/database';
import { type JobQueue } from './db/job-queue';
import { createOutbox } from './messages/outbox';
import { type Monitor } from './monitoring/monitor';
import { type AppOptions, type Limits } from './options';
import { type CardGateway } from './payments/card-gateway';
import { withGatewayTimeout } from './payments/gateway-timeout';
import { createPaymentOrders } from './payments/orders';
import { openReleaseSite } from './releases/release-site';
import { openSecrets } from './secrets';

interface ContextParts {
  db: Database;
  changes: DatabaseChanges;
  clock: Clock;
  limits: Limits;
  passwords: PasswordHasher;
  /** Null unless the installation sends messages or takes deposits. */
  queue: JobQueue | null;
  gateway: CardGateway;
  monitor: Monitor;
  readForStaff: Context['readForStaff'];
  /** Receives why a call to the card payment provider failed. */
  reportCardFailure: (cause: unknown) => void;
}

/** Creates the services of the handlers from the options of the installation. */
export async function createContext(options: AppOptions, parts: ContextParts): Promise<Context> {
  const { db, changes, clock, limits, passwords, queue, gateway, monitor, readForStaff, reportCardFailure } = parts;
  const { delivery, payments, provider, releases } = options;
  const context: Context = {
    db,
    sessions: await createSessions(db, changes, monitor),
    clock,
    limits,
    passwords,
    outbox: createOutbox(db, {
      clock,
      queue: delivery ? queue : null,
      hasTexts: Boolean(delivery?.texts),
      siteUrl: delivery?.mail.siteUrl ?? '',
    }),
    payments: createPaymentOrders(clock, payments ? queue : null),
    cards: withGatewayTimeout(gateway, limits.cardTimeoutMs, reportCardFailure),
    geocoder: options.geocoder ?? zipTableGeocoder,
    secrets: openSecrets(options.control ? { ...options, databaseUrl: undefined } : options),
    identityProvider: provider ? (await import('./accounts/openid-provider')).createOpenIdProvider(provider) : null,
    releases: releases ? { site: openReleaseSite(releases), watch: releases.watch } : null,
    chatIdentityKey: options.chatIdentityKey ?? '',
    siteUrl: options.siteUrl ?? '',
    monitor,
    readForStaff,
    trail: createTrail(),
    transact: (work) => db.transaction((transaction) => work({ ...context, db: transaction })),
  };
  return context;
}
