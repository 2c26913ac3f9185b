import { prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';
import { parseArgs } from 'node:util';
import { type ProviderSettings } from './accounts/openid-provider';
import { type Geocoder } from './centers/geocoder';
import { type LogLevel, logLevels } from './http/call-log';
import { type DeliverySettings } from './messages/settings';
import { type CardGateway } from './payments/card-gateway';
import { type MonitoringSettings, readMonitoring } from './monitoring/settings';
import { doubleKey, type PaymentSettings } from './payments/settings';
import { readCount } from './read-count';
import { type ReleaseSettings } from './releases/release-site';

const minuteMs = 60_000;
const megabyte = 1024 * 1024;

export interface Limits {
  /** A session ends after this time without a call of its user. */
  idleTimeoutMs: Record<'patient' | 'provider', number>;
  /** A session ends after this time in any case. */
  sessionLifetimeMs: number;
  /** Lifetime of the token between the two login calls. */
  loginLifetimeMs: number;
  resetLinkLifetimeMs: number;
  /** Lifetime of the link that confirms a new email address. */
  emailLinkLifetimeMs: number;
  /** A staff member acts as another user for this time at most. */
  switchLifetimeMs: number;
  /** How long an entered password allows a session to change the password and the email. */
  passwordProofMs: number;
  /** How long a challenge for a passkey, or a sign-in at the identity provider, may take. */
  challengeLifetimeMs: number;
  /** How long a confirmed date of birth opens an invitation. */
  proofLifetimeMs: number;
  uploadBytes: number;
  /** Timeout of calls to the card payment provider. */
  cardTimeoutMs: number;
  /** Login and invitation checks per minute and IP address; 0 turns the limit off, also of the two below. */
  attemptsPerMinute: number;
  /** Public entries of guests per minute and IP address. */
  entriesPerMinute: number;
  /** All calls per minute of a session, and of an IP address, which a whole center may share. */
  callsPerMinute: Record<'session' | 'address', number>;
  /**
   * Lists of staff that are read at the same time, with the embedded engine one, and the calls that may wait for their turn. Patients have
   * half as many.
   */
  heavyReads: Record<'running' | 'waiting', number>;
  /** Most rows of a list that is asked for without pages. */
  completeList: number;
  /** Open streams of changes of a session, and of a process; a session has one for each tab. */
  streamsPerSession: number;
  streams: number;
  /** A request has to arrive within this time, with its body; enough for the largest file on a slow line. Then its connection is closed. */
  requestTimeoutMs: number;
  /** A call gets a response after this time, also when its handler still runs. */
  callTimeoutMs: number;
  /** PostgreSQL ends a statement after this time; 0 leaves it to the settings of the database. */
  statementTimeoutMs: number;
  /** Space on the disk of the embedded database below which nothing is changed; 0 turns it off. */
  diskReserveBytes: number;
  /** All files of an account together. */
  uploadsPerAccount: Record<'files' | 'bytes', number>;
  /** Failed logins in `failurePeriodMs` after which an account, or an IP address, has to wait for its end. */
  failuresPerAccount: number;
  failuresPerAddress: number;
  /** Wrong codes of the second step in `failurePeriodMs` after which an account has to wait for its end. */
  failuresPerCode: number;
  failurePeriodMs: number;
  /** The call for a reset link takes this time, whether the account exists or not. */
  resetResponseMs: number;
}

export const defaultLimits: Limits = {
  idleTimeoutMs: { patient: 30 * minuteMs, provider: 15 * minuteMs },
  sessionLifetimeMs: 24 * 60 * minuteMs,
  loginLifetimeMs: 5 * minuteMs,
  resetLinkLifetimeMs: 60 * minuteMs,
  emailLinkLifetimeMs: 24 * 60 * minuteMs,
  switchLifetimeMs: 60 * minuteMs,
  passwordProofMs: 10 * minuteMs,
  challengeLifetimeMs: 5 * minuteMs,
  proofLifetimeMs: 60 * minuteMs,
  uploadBytes: prescriptionFile.maxBytes,
  cardTimeoutMs: 10_000,
  attemptsPerMinute: 60,
  entriesPerMinute: 10,
  callsPerMinute: { session: 600, address: 3_000 },
  heavyReads: { running: 6, waiting: 100 },
  completeList: 20_000,
  streamsPerSession: 6,
  streams: 2_000,
  requestTimeoutMs: 120_000,
  callTimeoutMs: 30_000,
  statementTimeoutMs: 20_000,
  diskReserveBytes: 64 * megabyte,
  uploadsPerAccount: { files: 200, bytes: 500 * megabyte },
  failuresPerAccount: 10,
  failuresPerAddress: 100,
  failuresPerCode: 5,
  failurePeriodMs: 15 * minuteMs,
  resetResponseMs: 400,
};

export interface AppOptions {
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; none keeps it in memory. */
  dataFolder?: string | undefined;
  /** Opens /api/__control. */
  control?: boolean;
  limits?: Partial<Limits>;
  /** Origins that may call from other hosts. */
  corsOrigins?: string[];
  /** The card payment provider; the local fake by default. */
  cards?: CardGateway;
  /** Finds coordinates of addresses; the table of ZIP codes by default. */
  geocoder?: Geocoder;
  /** Makes password hashes cheap, so that tests can log in often; only together with `control`. */
  cheapHashes?: boolean;
  /** Addresses or subnets of the proxies whose `X-Forwarded-For` names the visitor; this machine by default. */
  trustedProxies?: string[];
  /** Password of the demo accounts in an empty database; by default that of the README. */
  demoPassword?: string | undefined;
  /** Keys that encrypt secrets at rest, see `openSecrets`. */
  secretsKey?: string | undefined;
  /** The public URL of the site, to which passkeys and single sign-on are bound; without it http://localhost. */
  siteUrl?: string | undefined;
  /** Secret of the live chat's provider that signs the identities of users; without it the chat does not know them. */
  chatIdentityKey?: string | undefined;
  /** Least serious lines of the log, by default warnings. */
  logLevel?: LogLevel | undefined;
  /** Single sign-on for staff. */
  provider?: ProviderSettings | undefined;
  /** Sends emails and SMS; without it they are kept for the mailbox page. */
  delivery?: DeliverySettings | undefined;
  /** Without it no deposit is taken. */
  payments?: PaymentSettings | undefined;
  /** Metrics and traces; without it nothing is measured. */
  monitoring?: MonitoringSettings | undefined;
  /** The released site; without it the release console only counts visits. */
  releases?: ReleaseSettings | undefined;
}

interface ServerOptions extends AppOptions {
  port: number;
  host: string;
}

/** Throws for options that would weaken an API that is not for tests. */
export function requireSafeOptions({ cheapHashes, control }: AppOptions): void {
  if (cheapHashes && !control) throw new Error('Cheap password hashes are for tests: they need the control mode.');
}

/** Tests call faster than users, so the control mode turns the limits per minute off unless the environment sets them. */
function readLimits(env: NodeJS.ProcessEnv, control: boolean): Partial<Limits> {
  const {
    attemptsPerMinute,
    entriesPerMinute,
    callsPerMinute,
    heavyReads,
    completeList,
    requestTimeoutMs,
    callTimeoutMs,
    statementTimeoutMs,
    diskReserveBytes,
  } = defaultLimits;
  const perMinute = (name: string, byDefault: number) => readCount(env, name, control ? 0 : byDefault);
  return {
    attemptsPerMinute: perMinute('TRIES_PER_MINUTE', attemptsPerMinute),
    entriesPerMinute: perMinute('ENTRIES_PER_MINUTE', entriesPerMinute),
    callsPerMinute: {
      session: perMinute('CALLS_PER_MINUTE', callsPerMinute.session),
      address: perMinute('CALLS_PER_MINUTE_AND_ADDRESS', callsPerMinute.address),
    },
    heavyReads: {
      running: Math.max(1, readCount(env, 'LISTS_AT_ONCE', heavyReads.running)),
      waiting: readCount(env, 'LISTS_WAITING', heavyReads.waiting),
    },
    completeList: readCount(env, 'LIST_ROWS', completeList),
    requestTimeoutMs: Math.max(1_000, readCount(env, 'REQUEST_TIMEOUT_MS', requestTimeoutMs)),
    callTimeoutMs: Math.max(1_000, readCount(env, 'CALL_TIMEOUT_MS', callTimeoutMs)),
    statementTimeoutMs: readCount(env, 'STATEMENT_TIMEOUT_MS', statementTimeoutMs),
    diskReserveBytes: readCount(env, 'DISK_RESERVE_MB', diskReserveBytes / megabyte) * megabyte,
  };
}

/** Throws when one of `details` is set without `service`, whose name is then misspelled or forgotten: it would be off without a word. */
function refuseDetailsAlone(env: NodeJS.ProcessEnv, service: string, details: string[]) {
  const detail = details.find((name) => env[name]);
  if (detail && !env[service]) throw new Error(`${detail} also needs ${service}.`);
}

/** Reads the identity provider of the installation; an issuer without a client is a mistake. */
function readProvider(env: NodeJS.ProcessEnv): ProviderSettings | undefined {
  refuseDetailsAlone(env, 'OIDC_ISSUER', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL']);
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL } = env;
  if (!OIDC_ISSUER) return undefined;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) throw new Error('OIDC_ISSUER also needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, label: OIDC_LABEL || 'single sign-on' };
}

/** Reads where emails and SMS go; half of the settings is a mistake. */
function readDelivery(env: NodeJS.ProcessEnv): DeliverySettings | undefined {
  refuseDetailsAlone(env, 'SMTP_URL', ['MAIL_FROM']);
  refuseDetailsAlone(env, 'TEXT_URL', ['TEXT_ACCOUNT', 'TEXT_TOKEN', 'TEXT_FROM']);
  const { SMTP_URL, MAIL_FROM, SITE_URL, TEXT_URL, TEXT_ACCOUNT, TEXT_TOKEN, TEXT_FROM } = env;
  if (!SMTP_URL) {
    if (TEXT_URL) throw new Error('TEXT_URL also needs SMTP_URL: not every patient allows text messages.');
    return undefined;
  }
  if (!/^smtps?:\/\//.test(SMTP_URL)) throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  if (!MAIL_FROM || !SITE_URL) throw new Error('SMTP_URL also needs MAIL_FROM and SITE_URL, the URL of the links in emails.');
  const siteUrl = new URL(SITE_URL).origin;
  const mail = { url: SMTP_URL, from: MAIL_FROM, siteUrl };
  if (!TEXT_URL) return { mail };
  if (!TEXT_ACCOUNT || !TEXT_TOKEN || !TEXT_FROM) throw new Error('TEXT_URL also needs TEXT_ACCOUNT, TEXT_TOKEN and TEXT_FROM.');
  return { mail, texts: { url: TEXT_URL, account: TEXT_ACCOUNT, token: TEXT_TOKEN, from: TEXT_FROM, siteUrl } };
}

/** Reads where the released site is. A misspelled switch must not leave the watch on. */
function readReleases({ SCANHARBOR_SITE, RELEASE_UPLOAD, CANARY_WATCH = 'on' }: NodeJS.ProcessEnv): ReleaseSettings | undefined {
  if (CANARY_WATCH !== 'on' && CANARY_WATCH !== 'off') throw new Error(`CANARY_WATCH must be on or off, not '${CANARY_WATCH}'.`);
  if (!SCANHARBOR_SITE) return undefined;
  return { site: SCANHARBOR_SITE, upload: RELEASE_UPLOAD || undefined, watch: CANARY_WATCH === 'on' };
}

/** Reads how deposits are taken. A publishable key in the place of the secret one is a mistake. */
function readPayments(env: NodeJS.ProcessEnv): PaymentSettings | undefined {
  refuseDetailsAlone(env, 'STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CLIENT_ID']);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CLIENT_ID } = env;
  if (!STRIPE_SECRET_KEY) return undefined;
  if (STRIPE_SECRET_KEY !== doubleKey && !/^(sk|rk)_/.test(STRIPE_SECRET_KEY)) {
    throw new Error(`STRIPE_SECRET_KEY must begin with sk_ or rk_, or be '${doubleKey}'.`);
  }
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET || undefined, clientId: STRIPE_CLIENT_ID || undefined };
}

function readLogLevel(text: string | undefined): LogLevel | undefined {
  const level = logLevels.find((known) => known === text);
  if (text && !level) throw new Error(`LOG_LEVEL must be ${logLevels.join(', ')}, not '${text}'.`);
  return level;
}

/** Reads flags and environment; flags win. Throws an Error with a message of one line. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean' },
      control: { type: 'boolean' },
    },
  });
  const port = Number(values.port ?? env.PORT ?? 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`The port must be a number from 0 to 65535, not '${values.port ?? env.PORT ?? ''}'.`);
  }
  return {
    port,
    host: values.host ?? '127.0.0.1',
    dataFolder: values.memory ? undefined : (values.data ?? env.DATA_DIR ?? '.data'),
    databaseUrl: values.memory ? undefined : env.DATABASE_URL,
    control: values.control ?? false,
    cheapHashes: values.control ?? false,
    corsOrigins: env.CORS_ORIGINS?.split(',') ?? [],
    trustedProxies: env.TRUSTED_PROXIES?.split(',') ?? [],
    demoPassword: env.DEMO_PASSWORD || undefined,
    secretsKey: env.SECRETS_KEY || undefined,
    siteUrl: env.SITE_URL || undefined,
    chatIdentityKey: env.CHAT_IDENTITY_KEY || undefined,
    logLevel: readLogLevel(env.LOG_LEVEL),
    provider: readProvider(env),
    delivery: readDelivery(env),
    payments: readPayments(env),
    monitoring: readMonitoring(env),
    releases: readReleases(env),
    limits: readLimits(env, values.control ?? false),
  };
}
