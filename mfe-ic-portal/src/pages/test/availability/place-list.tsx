import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { FieldGroup } from '@scanharbor/shared-ui/field';
import { focusRing, Text, token } from '@scanharbor/shared-ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { centerText, nearestFirst } from '../../../components/grid/centers';
import { texts } from '../../../texts';
import { type Booking } from './use-booking';
import { isTakenAt, startOf } from './wizard-times';

const List = styled.div`
  display: grid;
  gap: ${token.space8};
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space4} ${token.space12};
  align-items: start;
  padding: ${token.space12};
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${token.brand};
    background: ${token.brandTint};
  }

  &:has(:disabled) {
    border-style: dashed;
    background: ${token.canvas};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 2px 0 0;
    accent-color: ${token.brand};
  }
`;

const Lines = styled.span`
  display: grid;
`;

const Name = styled.span`
  font-weight: ${token.weightStrong};
`;

interface PlaceListProps {
  scan: SingleScan;
  booking: Booking;
}

/** The locations that may take the request, nearest first; one that is booked at the time chosen says so (IC-102, IC-103). */
export function PlaceList({ scan: { locations, taken }, booking: { time, place, pickPlace } }: PlaceListProps) {
  const id = useId();
  const taking = (location: EligibleLocation) => time !== null && isTakenAt(taken, location.id, time);
  const when = (location: EligibleLocation) =>
    time && (taking(location) ? texts.wizard.placeTaken : appointmentTime(startOf(time), location.timeZone));
  return (
    <FieldGroup id={id} role="radiogroup" label={texts.wizard.placeLabel}>
      <List>
        {nearestFirst(locations).map((location) => (
          <Choice key={location.id}>
            <input
              type="radio"
              name={id}
              checked={location.id === place?.id}
              disabled={taking(location)}
              onChange={() => pickPlace(location.id)}
            />
            <Lines>
              <Name>{location.name}</Name>
              <Text as="span" $size="note" $colour="ink2">
                {centerText(location)}
              </Text>
              <Text as="span" $size="note">
                {when(location)}
              </Text>
            </Lines>
          </Choice>
        ))}
      </List>
    </FieldGroup>
  );
}
