import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

/** '345 W 37th St, New York, NY 10018'. */
export const formatAddress = ({ address1, city, state, zipCode }: Pick<EligibleLocation, 'address1' | 'city' | 'state' | 'zipCode'>) =>
  `${address1}, ${city}, ${state} ${zipCode}`;

/** The same with the distance in miles (IC-035). */
export const formatCenter = (center: EligibleLocation) => `${formatAddress(center)}, ${texts.grid.miles(center.miles)}`;

export const sortByDistance = (centers: readonly EligibleLocation[]) => [...centers].sort((one, other) => one.miles - other.miles);

/** The location of an appointment: name and address. */
export function CenterName({ center }: { center: EligibleLocation }) {
  return (
    <>
      {center.name}
      <Text as="span" $size="note" $color="ink2">
        , {formatAddress(center)}
      </Text>
    </>
  );
}

/** The locations that are eligible for a request, nearest first, with their distance in miles (IC-035). */
export function CentersCell({ centers }: { centers: readonly EligibleLocation[] }) {
  return (
    <List>
      {sortByDistance(centers).map((center) => (
        <Text as="li" $size="note" key={center.id}>
          {formatCenter(center)}
        </Text>
      ))}
    </List>
  );
}
