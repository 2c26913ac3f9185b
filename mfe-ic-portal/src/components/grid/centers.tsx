import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

/** '345 W 37th St, New York, NY 10018'. */
export const addressText = ({ address1, city, state, zipCode }: Pick<EligibleLocation, 'address1' | 'city' | 'state' | 'zipCode'>) =>
  `${address1}, ${city}, ${state} ${zipCode}`;

/** The same with the distance in miles (IC-035). */
export const centerText = (center: EligibleLocation) => `${addressText(center)}, ${texts.grid.miles(center.miles)}`;

export const nearestFirst = (centers: readonly EligibleLocation[]) => [...centers].sort((one, other) => one.miles - other.miles);

/** Where an appointment takes place: name and address. */
export function Place({ place }: { place: EligibleLocation }) {
  return (
    <>
      {place.name}
      <Text as="span" $size="note" $colour="ink2">
        , {addressText(place)}
      </Text>
    </>
  );
}

/** The locations that may take a request, nearest first, with their distance in miles (IC-035). */
export function Centers({ centers }: { centers: readonly EligibleLocation[] }) {
  return (
    <List>
      {nearestFirst(centers).map((center) => (
        <Text as="li" $size="note" key={center.id}>
          {centerText(center)}
        </Text>
      ))}
    </List>
  );
}
