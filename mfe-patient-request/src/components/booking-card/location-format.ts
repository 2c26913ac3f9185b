import { type CardLocation } from '@scanharbor/shared-contracts/domain/booking-card';

/** Returns the lines of an address: street, suite if any, city with state and zip. */
export const formatAddressLines = ({ address1, address2, city, state, zipCode }: CardLocation): string[] =>
  [address1, address2, `${city}, ${state} ${zipCode}`].filter((line) => line.trim() !== '');

/** Formats name and address in one line. */
export const formatAddress = (location: CardLocation): string => [location.name, ...formatAddressLines(location)].join(', ');

/** Returns the URL of directions to a center from the current location; phones open their map. */
export const toDirectionsUrl = (location: CardLocation): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: formatAddress(location) }).toString()}`;
