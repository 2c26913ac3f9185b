const algorithm = 'Ed25519';

/** Imports public keys, base64url. Rejects where the browser has no Ed25519. */
export const importKeys = (keys: string[]): Promise<CryptoKey[]> =>
  Promise.all(keys.map((x) => crypto.subtle.importKey('jwk', { kty: 'OKP', crv: algorithm, x }, algorithm, false, ['verify'])));

/** Whether a signature, base64, of a statement is by one of the keys. Rejects when it is not base64. */
export async function isSignedBy(keys: CryptoKey[], statement: unknown, signature: string): Promise<boolean> {
  const text = new TextEncoder().encode(JSON.stringify(statement));
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  const results = await Promise.all(keys.map((key) => crypto.subtle.verify(algorithm, key, bytes, text)));
  return results.includes(true);
}
