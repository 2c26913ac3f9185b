import { type SecondFactorResponse } from '../wire/account/second-factor';
import { type Complete } from './codec';
import { isOn } from './flag';

/** A way to pass the second step of a sign-in. */
export type FactorKind = 'app' | 'passkey' | 'recovery';

/** A registered passkey; times are ISO texts. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string;
}

/** The second factor of the own account. */
export interface SecondFactorStatus {
  hasApp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** The practice requires a second factor. */
  required: boolean;
}

export const readSecondFactor = (response: SecondFactorResponse): Complete<SecondFactorStatus> => ({
  hasApp: isOn(response.app),
  passkeys: response.passkeys.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at ?? undefined,
  })),
  recoveryCodesLeft: response.recovery_codes_left,
  required: isOn(response.required),
});

/** True when the account asks for a second step. */
export const hasSecondFactor = ({ hasApp, passkeys }: SecondFactorStatus) => hasApp || passkeys.length > 0;
