import { paths } from '@scanharbor/shared-contracts';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { OfferedTimes } from '../../components/request-flow/offered-times';
import { patientHomeTexts as texts } from './home.texts';
import { RequestProgress } from './request-progress';

/** A further appointment, or a request that is not booked yet with the times that the patient offered. */
export function OpenRequest({ card }: { card: BookingCard }) {
  const headingId = `request-${card.requestId}`;
  const isBooked = card.status === 'booked';
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack>
        <Cluster $justify="space-between">
          <Heading level={2} size="card" id={headingId}>
            {card.scanName}
          </Heading>
          {card.isCancelRequested ? (
            <StatusPill $tone="warning">{texts.cancelState}</StatusPill>
          ) : (
            <StatusPill $tone={isBooked ? 'ok' : 'brand'}>{isBooked ? texts.confirmed : texts.findingState}</StatusPill>
          )}
        </Cluster>
        {card.appointment && <Text>{formatAppointmentTime(card.appointment.start, card.appointment.timeZone)}</Text>}
        {!isBooked && card.windows.length > 0 && (
          <div>
            <Text $size="note" $strong>
              {texts.offered}
            </Text>
            <Text as="div" $size="note" $color="ink2">
              <OfferedTimes availability="specific" windows={card.windows} />
            </Text>
          </div>
        )}
        {!card.isCancelRequested && <RequestProgress card={card} />}
        <Link to={paths.tests(isBooked ? 'upcoming' : 'requests')} aria-describedby={headingId}>
          {texts.details}
        </Link>
      </Stack>
    </Card>
  );
}
