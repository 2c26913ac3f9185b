import { type PracticeLocation, type ProviderInfo, type SessionUser } from '../core/user';
import { type UserResponse } from '../wire/account';
import { type PracticeLocationResponse, type ProviderInfoResponse } from '../wire/providers';
import { isOn } from './flag';

/** The signed-in user, and the practice of a provider. */
export interface Identity {
  user: SessionUser;
  provider?: ProviderInfo;
}

export const readPracticeLocation = (location: PracticeLocationResponse): PracticeLocation => ({
  id: String(location.id),
  name: location.name,
  address1: location.address_1,
  address2: location.address_2,
  city: location.city,
  state: location.state,
  timeZone: location.time_zone,
});

export function readProviderInfo(info: ProviderInfoResponse): ProviderInfo {
  const { practice } = info;
  const locations = practice.locations.map(readPracticeLocation);
  const primary = practice.primary_location?.id ?? practice.locations[0]?.id ?? '';
  return { practice: { id: practice.id, name: practice.name, primaryLocationId: String(primary) }, locations };
}

export function readIdentity(response: UserResponse): Identity {
  const user: SessionUser = {
    id: response.id,
    userType: response.user_type,
    firstName: response.first_name,
    lastName: response.last_name,
    email: response.email,
    state: response.state,
    zipCode: response.zip_code,
    termsAgreed: isOn(response.terms_agreed),
    temp: isOn(response.temp),
    isAdmin: isOn(response.is_admin),
    switched: isOn(response.switched),
    ...(response.switched_by ? { switchedBy: `${response.switched_by.first_name} ${response.switched_by.last_name}` } : {}),
    ...(response.pending_email ? { pendingEmail: response.pending_email } : {}),
    ...(response.second_factor_due !== undefined && isOn(response.second_factor_due) ? { secondFactorDue: true } : {}),
    pending: response.user_type === 'provider' && !isOn(response.is_active),
    capabilities: response.capabilities,
    ...(response.provider ? { providerId: response.provider.id } : {}),
  };
  return response.provider ? { user, provider: readProviderInfo(response.provider) } : { user };
}
