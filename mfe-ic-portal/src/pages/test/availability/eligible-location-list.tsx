import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { FieldGroup } from '@scanharbor/shared-ui/field';
import { focusRing, Text, token } from '@scanharbor/shared-ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCenter, sortByDistance } from '../../../components/grid/centers-cell';
import { texts } from '../../../texts';
import { type BookingWizardState } from './use-booking-wizard';
import { isBookedAt, toBookingStart } from '../../../components/booking/booking-times';

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

interface EligibleLocationListProps {
  scan: SingleScan;
  booking: BookingWizardState;
}

/** The eligible locations, nearest first; one that is booked at the chosen time is disabled (IC-102, IC-103). */
export function EligibleLocationList({
  scan: { locations, taken },
  booking: { time, location: chosen, pickLocation },
}: EligibleLocationListProps) {
  const id = useId();
  const isBooked = (location: EligibleLocation) => time !== null && isBookedAt(taken, location.id, time);
  const describeTime = (location: EligibleLocation) =>
    time && (isBooked(location) ? texts.wizard.locationTaken : formatAppointmentTime(toBookingStart(time), location.timeZone));
  return (
    <FieldGroup id={id} role="radiogroup" label={texts.wizard.locationLabel}>
      <List>
        {sortByDistance(locations).map((location) => (
          <Choice key={location.id}>
            <input
              type="radio"
              name={id}
              checked={location.id === chosen?.id}
              disabled={isBooked(location)}
              onChange={() => pickLocation(location.id)}
            />
            <Lines>
              <Name>{location.name}</Name>
              <Text as="span" $size="note" $color="ink2">
                {formatCenter(location)}
              </Text>
              <Text as="span" $size="note">
                {describeTime(location)}
              </Text>
            </Lines>
          </Choice>
        ))}
      </List>
    </FieldGroup>
  );
}
