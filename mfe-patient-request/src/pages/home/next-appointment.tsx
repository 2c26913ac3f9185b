import { paths } from '@scanharbor/shared-contracts';
import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { Card, Cluster, Divider, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AppointmentLocation } from '../../components/booking-card/appointment-location';
import { Preparation } from '../../components/preparation/preparation';
import { AppointmentMap } from './appointment-map';
import { formatCountDown } from './count-down';
import { patientHomeTexts as texts } from './home.texts';
import { RequestProgress } from './request-progress';

const Place = styled.div`
  display: grid;
  gap: ${token.space16};

  ${media.from(768)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 272px);
  }
`;

const minuteMs = 60_000;

/** The time of now by the server's clock, new every minute. */
function useNow(): Date {
  const offsetMs = useClockOffset();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + offsetMs);
}

/** The next appointment: when and where, how far the request is, how to prepare, and where to move or cancel it. */
export function NextAppointment({ card }: { card: BookingCard }) {
  const now = useNow();
  return (
    <Card as="article" aria-labelledby="next-appointment">
      <Stack>
        <Cluster $gap="space8">
          {card.isCancelRequested ? (
            <StatusPill $tone="warning">{texts.cancelState}</StatusPill>
          ) : (
            <StatusPill $tone="ok">{texts.confirmed}</StatusPill>
          )}
          {card.appointment && (
            <Text $size="note" $color="ink2">
              {formatCountDown(toInstant(card.appointment.start, card.appointment.timeZone), now)}
            </Text>
          )}
        </Cluster>
        <Heading level={2} size="section" id="next-appointment">
          {card.scanName}
        </Heading>
        <Place>
          <AppointmentLocation card={card} />
          <AppointmentMap card={card} />
        </Place>
        <Divider />
        <RequestProgress card={card} />
        <Divider />
        <Preparation scanType={card.scanType} level={3} startsOpen />
        <Link to={paths.tests('upcoming')}>{texts.move}</Link>
      </Stack>
    </Card>
  );
}
