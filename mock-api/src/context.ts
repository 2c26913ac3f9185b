import { type Trail } from './audit/trail';
import { type Geocoder } from './centers/geocoder';
import { type PasswordHasher } from './accounts/password-hasher';
import { type Sessions } from './accounts/sessions';
import { type IdentityProvider } from './accounts/identity-provider';
import { type Clock } from './clock';
import { type Database } from './db/database';
import { type Monitor } from './monitoring/monitor';
import { type Limits } from './options';
import { type Outbox } from './messages/outbox';
import { type CardGateway } from './payments/card-gateway';
import { type PaymentOrders } from './payments/orders';
import { type ReleaseSite } from './releases/release-site';
import { type Secrets } from './secrets';

/** The services that every handler can use. */
export interface Context {
  /** The database; within a call that changes something, its transaction. */
  db: Database;
  sessions: Sessions;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  cards: CardGateway;
  payments: PaymentOrders;
  passwords: PasswordHasher;
  geocoder: Geocoder;
  /** Encrypts secrets at rest; null without a key. */
  secrets: Secrets | null;
  /** Single sign-on for staff; null unless the installation has one. */
  identityProvider: IdentityProvider | null;
  /** The live versions of the site, and whether failing canaries are taken back; null without the site's folder. */
  releases: { site: ReleaseSite; watch: boolean } | null;
  /** Signs the identities of users for the live chat's provider; empty unless set. */
  chatIdentityKey: string;
  /** The public URL of the site; empty unless set. */
  siteUrl: string;
  monitor: Monitor;
  /** Runs the statements of a list of staff when it is their turn. */
  readForStaff: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Details of the audit event beyond the changed rows. */
  trail: Trail;
  /** Runs a change in a transaction, for handlers that do slow work before it. Its event is part of the transaction. */
  transact<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
}
