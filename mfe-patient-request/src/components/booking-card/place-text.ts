import { type CardLocation } from '@scanharbor/shared-contracts/domain/booking-card';

/** The lines of an address: street, suite if there is one, city with state and zip. */
export const addressLines = ({ address1, address2, city, state, zipCode }: CardLocation): string[] =>
  [address1, address2, `${city}, ${state} ${zipCode}`].filter((line) => line.trim() !== '');

/** Name and address in one line. */
export const addressText = (place: CardLocation): string => [place.name, ...addressLines(place)].join(', ');

/** The way to a center, from where the reader is; phones open it in their map. */
export const directionsAddress = (place: CardLocation): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressText(place) }).toString()}`;
