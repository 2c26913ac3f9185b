import { brand } from '@scanharbor/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import { type Context } from '../context';
import { advanceAppStep, findApp, replaceApp } from '../db/queries/second-factors';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';

const periodMs = 30_000;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;

const isCode = (text: string) => /^\d{6}$/.test(text);

const owner = (userId: number) => `user ${userId}`;

const createTotp = (secret: Secret, label: string) => new TOTP({ issuer: brand.name, label, secret });

/** Creates the secret of an authenticator app, which counts once a code confirms it. Returns it in base32, and as a URI for a QR code. */
export async function createApp({ db, secrets, clock }: Context, user: UserRecord): Promise<{ secret: string; uri: string }> {
  if (!secrets) throw errors.unavailable(texts.appsUnavailable);
  const present = await findApp(db, user.id);
  if (present?.confirmedAt) throw errors.conflict(texts.appExists);
  const secret = new Secret({ size: secretBytes });
  await replaceApp(db, user.id, secrets.seal(secret.base32, owner(user.id)), clock.now());
  return { secret: secret.base32, uri: createTotp(secret, user.email).toString() };
}

/**
 * Checks a code of the app, with one step of clock skew. Each code works once. Throws 400 beside `code` for a wrong or used one.
 */
export async function checkAppCode({ db, secrets, clock }: Context, userId: number, code: string): Promise<void> {
  const app = await findApp(db, userId);
  const secret = app && secrets?.open(app.secret, owner(userId));
  if (!secret) throw errors.invalidField('code', app ? texts.appUnreadable : texts.codeWrong);
  const timestamp = clock.now().getTime();
  // The library throws for six characters that have more bytes.
  const delta = isCode(code) ? createTotp(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window: 1 }) : null;
  if (delta === null) throw errors.invalidField('code', texts.codeWrong);
  const isFirstUse = await advanceAppStep(db, userId, Math.floor(timestamp / periodMs) + delta);
  if (!isFirstUse) throw errors.invalidField('code', texts.codeUsed);
}
