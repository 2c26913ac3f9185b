import { parseArgs } from 'node:util';
import { type Geocoder } from './centers/geocoder';
import { type CardGateway } from './payments/card-gateway';

const minutes = 60_000;

export interface Limits {
  /** A session ends after this time without a call of a person. */
  idleMilliseconds: Record<'patient' | 'provider', number>;
  /** A session ends after this time in any case. */
  sessionMilliseconds: number;
  /** The half-way token of the two login calls. */
  loginMilliseconds: number;
  resetLinkMilliseconds: number;
  /** How long a confirmed date of birth opens an invitation. */
  verifiedMilliseconds: number;
  uploadBytes: number;
  /** How long the card payment provider may take to answer. */
  cardMilliseconds: number;
  /** Login and invitation checks per minute and address; 0 turns the limit off. */
  triesPerMinute: number;
}

export const defaultLimits: Limits = {
  idleMilliseconds: { patient: 30 * minutes, provider: 15 * minutes },
  sessionMilliseconds: 24 * 60 * minutes,
  loginMilliseconds: 5 * minutes,
  resetLinkMilliseconds: 60 * minutes,
  verifiedMilliseconds: 60 * minutes,
  uploadBytes: 10 * 1024 * 1024,
  cardMilliseconds: 10_000,
  triesPerMinute: 60,
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
  /** The card payment provider; the local double without one. */
  cards?: CardGateway;
  /** Where addresses are; the table of zip codes without one. */
  geocoder?: Geocoder;
  /** Password of the demo accounts that an empty database is filled with; the one of the README without it. */
  demoPassword?: string | undefined;
}

interface ServerOptions extends AppOptions {
  port: number;
  host: string;
}

/** Tests steer the API faster than a person tries, so the limit is off while they do unless it is asked for. */
function readLimits(env: NodeJS.ProcessEnv, control: boolean): Partial<Limits> {
  if (env.TRIES_PER_MINUTE) return { triesPerMinute: Number(env.TRIES_PER_MINUTE) };
  return control ? { triesPerMinute: 0 } : {};
}

/** Reads flags and environment; a flag wins. Throws an Error with one clear line. */
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
    throw new Error(`The port must be a number from 0 to 65535, not '${values.port ?? env.PORT}'.`);
  }
  return {
    port,
    host: values.host ?? '127.0.0.1',
    dataFolder: values.memory ? undefined : (values.data ?? env.DATA_DIR ?? '.data'),
    databaseUrl: values.memory ? undefined : env.DATABASE_URL,
    control: values.control ?? false,
    corsOrigins: env.CORS_ORIGINS?.split(',') ?? [],
    demoPassword: env.DEMO_PASSWORD || undefined,
    limits: readLimits(env, values.control ?? false),
  };
}
