import { type PracticeLocation, type ProviderInfo, type SessionUser } from '../core/user';
import { type UserAnswer } from '../wire/account';
import { type PracticeLocationAnswer, type ProviderInfoAnswer } from '../wire/providers';
import { isOn } from './flag';

/** Who is signed in, and for providers where they work. */
export interface Identity {
  user: SessionUser;
  provider?: ProviderInfo;
}

export const readPracticeLocation = (location: PracticeLocationAnswer): PracticeLocation => ({
  id: String(location.id),
  name: location.name,
  address1: location.address_1,
  address2: location.address_2,
  city: location.city,
  state: location.state,
  timeZone: location.time_zone,
});

export function readProviderInfo(info: ProviderInfoAnswer): ProviderInfo {
  const { practice } = info;
  const locations = practice.locations.map(readPracticeLocation);
  const primary = practice.primary_location?.id ?? practice.locations[0]?.id ?? '';
  return { practice: { id: practice.id, name: practice.name, primaryLocationId: String(primary) }, locations };
}

export function readIdentity(answer: UserAnswer): Identity {
  const user: SessionUser = {
    id: answer.id,
    userType: answer.user_type,
    firstName: answer.first_name,
    lastName: answer.last_name,
    email: answer.email,
    state: answer.state,
    zipCode: answer.zip_code,
    termsAgreed: isOn(answer.terms_agreed),
    temp: isOn(answer.temp),
    isAdmin: isOn(answer.is_admin),
    switched: isOn(answer.switched),
    pending: answer.user_type === 'provider' && !isOn(answer.is_active),
    capabilities: answer.capabilities,
    ...(answer.provider ? { providerId: answer.provider.id } : {}),
  };
  return answer.provider ? { user, provider: readProviderInfo(answer.provider) } : { user };
}

/** The patient, when it is one with an account of their own: an anonymous one, begun with a zip alone, has no email yet (D33). */
export const registeredPatient = (user: SessionUser | undefined): SessionUser | undefined =>
  user?.userType === 'patient' && user.email !== '' ? user : undefined;
