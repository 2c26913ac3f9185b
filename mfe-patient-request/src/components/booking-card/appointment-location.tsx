import { styled } from 'styled-components';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { toTelUrl, toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { ButtonAnchor } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { cardTexts } from './booking-card.texts';
import { CalendarButton } from './calendar-button';
import { formatAddressLines, formatAddress, toDirectionsUrl } from './location-format';

const Box = styled.div`
  display: grid;
  gap: ${token.space12};
  padding: ${token.space16};
  border-radius: ${token.radiusControl};
  background: ${token.canvas};
`;

const Address = styled.address`
  font-style: normal;
`;

/** Time and location of an appointment, with directions and contact of the center (PR-271). */
export function AppointmentLocation({ card }: { card: BookingCard }) {
  const { appointment, location } = card;
  if (!appointment && !location) return null;
  const tel = location && toTelUrl(location.phone);
  return (
    <Box>
      {appointment && (
        <Text $size="lead" $strong $tabular>
          <VisuallyHidden>{cardTexts.appointment} </VisuallyHidden>
          <time dateTime={appointment.start}>{formatAppointmentTime(appointment.start, appointment.timeZone)}</time>
        </Text>
      )}
      {location && (
        <Stack $gap="space12">
          <Address>
            <Text $strong>{location.name}</Text>
            {formatAddressLines(location).map((line) => (
              <Text key={line} $color="ink2">
                {line}
              </Text>
            ))}
          </Address>
          <Cluster $gap="space8">
            {tel && (
              <ButtonAnchor $variant="secondary" href={tel}>
                {cardTexts.call(toPhone(location.phone) ?? '')}
              </ButtonAnchor>
            )}
            {card.status === 'booked' && (
              <>
                <ButtonAnchor $variant="secondary" href={toDirectionsUrl(location)} target="_blank" rel="noreferrer">
                  {cardTexts.directions}
                  <VisuallyHidden> {cardTexts.newTab}</VisuallyHidden>
                </ButtonAnchor>
                {appointment && (
                  <CalendarButton
                    entry={{
                      id: `request-${card.requestId}`,
                      start: appointment.start,
                      timeZone: appointment.timeZone,
                      title: cardTexts.calendarTitle(location.name),
                      location: formatAddress(location),
                      notes: cardTexts.calendarNotes(location.phone),
                    }}
                  />
                )}
              </>
            )}
          </Cluster>
        </Stack>
      )}
    </Box>
  );
}
