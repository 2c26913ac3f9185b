import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { CountBadge } from '@scanharbor/shared-ui/count-badge';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows, twoLines } from './row-density';

/** Rows of 44 px show the nearest center and, beside its distance, the number of the others; screen readers read them all. */
const List = styled.ul`
  display: grid;
  gap: 2px;

  ${inCompactRows(css`
    position: relative;

    li:first-child {
      display: grid;
      min-width: 0;
      font-size: ${token.text13};
      line-height: 1.0625rem;
    }

    li:first-child span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    li:not(:first-child, [aria-hidden]) {
      ${visuallyHidden}
    }
  `)}
`;

const OtherCenters = styled(CountBadge)`
  display: none;

  ${inCompactRows(css`
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: initial;
    line-height: 1.0625rem;
  `)}
`;

const Center = styled.span`
  ${twoLines}
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
    <Center>
      {center.name}
      <Text as="span" $size="note" $color="ink2">
        , {formatAddress(center)}
      </Text>
    </Center>
  );
}

/** The locations that are eligible for a request, nearest first, with their distance in miles (IC-035). */
export function CentersCell({ centers }: { centers: readonly EligibleLocation[] }) {
  return (
    <List>
      {sortByDistance(centers).map((center, index) => (
        <Text as="li" $size="note" key={index}>
          <span>{formatAddress(center)},</span> <span>{texts.grid.miles(center.miles)}</span>
        </Text>
      ))}
      {centers.length > 1 && (
        <OtherCenters as="li" aria-hidden="true">
          +{centers.length - 1}
        </OtherCenters>
      )}
    </List>
  );
}
