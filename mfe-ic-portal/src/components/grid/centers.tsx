import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

export interface EligibleCenter {
  locationId: string | number;
  address1: string;
  city: string;
  state: string;
  zip: string;
  /** Miles. */
  distance: number;
}

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

export const centerText = ({ address1, city, state, zip, distance }: EligibleCenter) =>
  `${address1}, ${city}, ${state} ${zip}, ${texts.grid.miles(distance)}`;

/** The locations that may take a request, nearest first, with their distance in miles (IC-035). */
export function Centers({ centers }: { centers: readonly EligibleCenter[] }) {
  return (
    <List>
      {[...centers].sort((one, other) => one.distance - other.distance).map((center) => (
        <Text as="li" $size="note" key={center.locationId}>
          {centerText(center)}
        </Text>
      ))}
    </List>
  );
}
