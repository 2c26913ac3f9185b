import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: N = 2 ** ln. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's minimum for scrypt. One hash takes 128 MB. */
const currentCost: Cost = { ln: 17, r: 8, p: 1 };
/** Hashes in the first format, `scrypt$salt$hash`, do not name their cost. */
const firstCost: Cost = { ln: 14, r: 8, p: 1 };
const cheapCost: Cost = { ln: 10, r: 8, p: 1 };

const length = 32;
const concurrentHashes = 2;

/** Runs at most `limit` pieces of work at the same time. */
function createQueue(limit: number) {
  let active = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/** Many logins at the same time wait for each other instead of taking all memory. */
const enqueue = createQueue(concurrentHashes);

const derive = (password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  enqueue(
    () =>
      new Promise((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * r * 2 ** ln };
        scrypt(password.normalize(), salt, length, options, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
  );

const format = ({ ln, r, p }: Cost, salt: Buffer, hash: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const [, ln, r, p, salt, hash] = /^(?:\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)|scrypt)\$([\w-]+)\$([\w-]+)$/.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  const cost = ln === undefined ? firstCost : { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** Stored instead of a hash for an account that no password opens. */
export const noPassword = '';

export interface PasswordHasher {
  /** Hashes a password for storage, with its cost and salt. */
  hash(password: string): Promise<string>;
  /** True when the password matches. Takes the same time for a hash of an earlier cost and for `noPassword`. */
  verify(password: string, stored: string): Promise<boolean>;
  /** True when a stored hash is of another cost than new ones. */
  isOutdated(stored: string): boolean;
}

/** Creates the hasher of stored passwords; `cheap` hashes are for tests, see `AppOptions.cheapHashes`. */
export function createPasswordHasher({ cheap }: { cheap: boolean }): PasswordHasher {
  const cost = cheap ? cheapCost : currentCost;
  const isCurrent = (other: Cost) => other.ln === cost.ln && other.r === cost.r && other.p === cost.p;
  const isOutdated = (stored: string) => {
    const parsed = parse(stored);
    return parsed !== undefined && !isCurrent(parsed.cost);
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return format(cost, salt, await derive(password, salt, cost));
    },
    verify: async (password, stored) => {
      const parsed = parse(stored);
      // The work of a current hash in any case: the time reveals neither whether an account exists nor how old its hash is.
      const [derived] = await Promise.all([
        parsed && derive(password, parsed.salt, parsed.cost),
        parsed && isCurrent(parsed.cost) ? undefined : derive(password, Buffer.alloc(16), cost),
      ]);
      return Boolean(parsed && derived && timingSafeEqual(derived, parsed.hash));
    },
    isOutdated,
  };
}
