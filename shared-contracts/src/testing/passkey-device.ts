import { apiAddress } from './index';
import { createSoftwarePasskey } from './software-passkey';

interface CredentialRequest {
  publicKey: { challenge: ArrayBuffer };
}

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;
const toText = (bytes: ArrayBuffer) => Buffer.from(new Uint8Array(bytes)).toString('base64url');

/** Returns a credential as a browser does: with bytes where the wire has base64url. */
function toCredential({ response, rawId, ...credential }: { rawId: string; response: Record<string, string | string[]> }) {
  const entries = Object.entries(response).map(([name, value]) => [name, typeof value === 'string' ? toBytes(value) : value]);
  return { ...credential, rawId: toBytes(rawId), response: Object.fromEntries(entries), getClientExtensionResults: () => ({}) };
}

/**
 * Gives the page a device that creates and proves one passkey. Its user agrees until `fail` names another outcome, such as NotAllowedError.
 */
export function installPasskeyDevice() {
  const passkey = createSoftwarePasskey();
  let failure: string | undefined;
  const run =
    (ceremony: (options: { challenge: string }) => Parameters<typeof toCredential>[0]) =>
    async ({ publicKey }: CredentialRequest) => {
      if (failure !== undefined) throw new DOMException('The device did not do it.', failure);
      return toCredential(ceremony({ challenge: toText(publicKey.challenge) }));
    };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: run((options) => passkey.create(options)), get: run((options) => passkey.use(options)) },
  });
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });

  /** Adds the passkey of this device to the account of a session. */
  async function register(token: string, name: string): Promise<void> {
    const post = async <Body>(path: string, body?: object) => {
      const headers = { Authorization: token, 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: body && JSON.stringify(body) };
      return (await fetch(`${apiAddress()}/api/account/${path}`, init)).json() as Promise<Body>;
    };
    const options = await post<{ challenge: string }>('passkey_registration');
    await post('passkeys', { name, passkey: passkey.create(options) });
  }

  return { register, fail: (name: string | undefined) => void (failure = name) };
}

/** Takes the device away: the page is in a browser without passkeys. */
export function removePasskeyDevice(): void {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
}
