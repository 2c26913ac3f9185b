import { z } from 'zod';
import { line } from '../values';

/** Binary data of a passkey, base64url. */
const binary = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);

const credential = { id: line, rawId: line, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

/** A new passkey, in the JSON form of WebAuthn. */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: binary, attestationObject: binary, transports: z.array(line).max(10).optional() }),
});
createdPasskey.register(z.globalRegistry, { id: 'CreatedPasskey' });

/** The proof of a passkey, in the JSON form of WebAuthn. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: binary, authenticatorData: binary, signature: binary, userHandle: binary.optional() }),
});
usedPasskey.register(z.globalRegistry, { id: 'UsedPasskey' });

/** Options for the browser, in the JSON form of WebAuthn. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
passkeyOptions.register(z.globalRegistry, { id: 'PasskeyOptions' });
