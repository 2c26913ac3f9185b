import { type AuthenticationResponseJSON, type RegistrationResponseJSON } from '@simplewebauthn/browser';
import { type z } from 'zod';
import { type createdPasskey, type usedPasskey } from '../../wire/account/passkey';

/** The wire has the fields that the server checks; browsers return more of them. */
export const writeUsedPasskey = ({ id, rawId, response }: AuthenticationResponseJSON): z.input<typeof usedPasskey> => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
};

export const writeCreatedPasskey = ({ id, rawId, response }: RegistrationResponseJSON): z.input<typeof createdPasskey> => {
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } };
};
