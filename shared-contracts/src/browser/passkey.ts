import { type PublicKeyCredentialCreationOptionsJSON, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Few visits use a passkey, so its code loads on demand. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys. */
export const supportsPasskeys = () => typeof PublicKeyCredential !== 'undefined';

/** Lets the user create a passkey on a device; rejects when the user cancels. */
export const createPasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await load()).startRegistration({ optionsJSON });

/** Lets the user prove a passkey; rejects when the user cancels. */
export const provePasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await load()).startAuthentication({ optionsJSON });

/** True when the user canceled, or the browser found no passkey. Browsers do not tell which. */
export const isPasskeyCanceled = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** True when the device already has a passkey of the account. */
export const isKnownDevice = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
