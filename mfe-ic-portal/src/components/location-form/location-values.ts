import { toPhone, toPhoneDigits } from '@scanharbor/shared-contracts/domain/phone';
import { type LocationDetails, type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { identifierMessages, isNpiOrEmpty, isTaxIdOrEmpty, toTaxId } from '@scanharbor/shared-contracts/domain/provider-identifiers';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { object, string } from 'yup';
import { texts } from '../../texts';

/** The values of the location form; coordinates as text. */
export interface LocationValues extends Omit<LocationDetails, 'latitude' | 'longitude'> {
  latitude: string;
  longitude: string;
  isActive: boolean;
  /** Ids of scan types. */
  modalities: string[];
}

const { missing } = texts.location;

const required = (message: string) => string().trim().required(message);
const within = (limit: number, message: string) =>
  string().test('coordinate', message, (text) => text !== undefined && text.trim() !== '' && Math.abs(Number(text)) <= limit);

const addressFields = {
  address1: required(missing.address1),
  city: required(missing.city),
  state: required(missing.state),
  zipCode: string().test('zip', missing.zipCode, (zip) => isZip(zip ?? '')),
};

/** The fields that the lookup needs. */
export const addressSchema = object(addressFields);

export const locationSchema = object({
  name: required(missing.name),
  ...addressFields,
  latitude: within(90, missing.latitude),
  longitude: within(180, missing.longitude),
  timeZone: required(missing.timeZone),
  npi: string().test('npi', identifierMessages.npi, (text = '') => isNpiOrEmpty(text.trim())),
  taxId: string().test('taxId', identifierMessages.taxId, (text = '') => isTaxIdOrEmpty(text.trim())),
});

export const toFormValues = (location?: ManagedLocation): LocationValues => ({
  name: location?.name ?? '',
  phone: toPhoneDigits(location?.phone ?? ''),
  fax: toPhoneDigits(location?.fax ?? ''),
  address1: location?.address1 ?? '',
  address2: location?.address2 ?? '',
  city: location?.city ?? '',
  state: location?.state ?? '',
  zipCode: location?.zipCode ?? '',
  latitude: location ? String(location.latitude) : '',
  longitude: location ? String(location.longitude) : '',
  timeZone: location?.timeZone ?? '',
  npi: location?.npi ?? '',
  taxId: location?.taxId ?? '',
  isActive: location?.isActive ?? true,
  modalities: location?.modalities.map(({ scanTypeId }) => String(scanTypeId)) ?? [],
});

/** Converts the form's values for the API. */
export function toLocationDetails({ latitude, longitude, phone, fax, ...values }: LocationValues): LocationDetails {
  const { name, address1, address2, city, state, zipCode, timeZone, npi, taxId } = values;
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
    npi: npi.trim(),
    taxId: toTaxId(taxId) ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
