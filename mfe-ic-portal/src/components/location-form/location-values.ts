import { phoneDigits, toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type LocationDetails, type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { object, string } from 'yup';
import { texts } from '../../texts';

/** What the location form holds; coordinates as typed. */
export interface LocationValues extends Omit<LocationDetails, 'latitude' | 'longitude'> {
  latitude: string;
  longitude: string;
  isActive: boolean;
  /** Ids of scan types. */
  modalities: string[];
}

const { missing } = texts.location;

const needed = (message: string) => string().trim().required(message);
const within = (limit: number, message: string) =>
  string().test('coordinate', message, (text) => text !== undefined && text.trim() !== '' && Math.abs(Number(text)) <= limit);

const addressFields = {
  address1: needed(missing.address1),
  city: needed(missing.city),
  state: needed(missing.state),
  zipCode: string().test('zip', missing.zipCode, (zip) => isZip(zip ?? '')),
};

/** What the lookup needs. */
export const addressSchema = object(addressFields);

export const locationSchema = object({
  name: needed(missing.name),
  ...addressFields,
  latitude: within(90, missing.latitude),
  longitude: within(180, missing.longitude),
  timeZone: needed(missing.timeZone),
});

const digits = (phone: string) => phone.replace(/\D/g, '').slice(-phoneDigits);

export const valuesOf = (location?: ManagedLocation): LocationValues => ({
  name: location?.name ?? '',
  phone: digits(location?.phone ?? ''),
  fax: digits(location?.fax ?? ''),
  address1: location?.address1 ?? '',
  address2: location?.address2 ?? '',
  city: location?.city ?? '',
  state: location?.state ?? '',
  zipCode: location?.zipCode ?? '',
  latitude: location ? String(location.latitude) : '',
  longitude: location ? String(location.longitude) : '',
  timeZone: location?.timeZone ?? '',
  isActive: location?.isActive ?? true,
  modalities: location?.modalities.map(({ scanTypeId }) => String(scanTypeId)) ?? [],
});

/** The form's values as they are sent. */
export function detailsOf({ latitude, longitude, phone, fax, ...values }: LocationValues): LocationDetails {
  const { name, address1, address2, city, state, zipCode, timeZone } = values;
  return {
    name: name.trim(),
    phone: toPhone(phone) ?? phone,
    fax: toPhone(fax) ?? fax,
    address1: address1.trim(),
    address2: address2.trim(),
    city: city.trim(),
    state,
    zipCode,
    timeZone,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
