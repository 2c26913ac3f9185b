import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app with this key (base32) shows now, or `offsetMs` later. */
export const getAuthenticatorCode = (key: string, offsetMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/ /g, '')) }).generate({ timestamp: Date.now() + offsetMs });
