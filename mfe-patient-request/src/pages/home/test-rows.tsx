import { paths } from '@scanharbor/shared-contracts';
import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getCardStatus } from '../../components/booking-card/card-status';
import { patientHomeTexts as texts } from './home.texts';

const maxPast = 3;

const List = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space4} ${token.space16};
    min-height: 60px;
    padding: ${token.space8} 0;
    border-top: 1px solid ${token.divider};
  }
`;

function Rows({ id, title, link, children }: { id: string; title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <Card aria-labelledby={id}>
      <Stack $gap="space8">
        <Cluster $justify="space-between">
          <Heading level={2} size="card" id={id}>
            {title}
          </Heading>
          {link}
        </Cluster>
        <List>{children}</List>
      </Stack>
    </Card>
  );
}

/** The last completed tests. */
export function PastTests({ cards }: { cards: readonly BookingCard[] }) {
  return (
    <Rows id="past-tests" title={texts.past} link={<Link to={paths.tests('past')}>{texts.allPast}</Link>}>
      {cards.slice(0, maxPast).map((card) => {
        const { label, tone } = getCardStatus(card);
        const about = [card.appointment && formatAppointmentDate(card.appointment.start), card.location?.name].filter(Boolean);
        return (
          <li key={card.requestId}>
            <div>
              <Text $strong>{card.scanName}</Text>
              <Text $size="note" $color="ink2">
                {about.join(' · ')}
              </Text>
            </div>
            <StatusPill $tone={tone}>{label}</StatusPill>
          </li>
        );
      })}
    </Rows>
  );
}

/** Requests that the patient began and did not send, with the way to continue. */
export function UnsentRequests({ cards }: { cards: readonly ProgressCard[] }) {
  return (
    <Rows id="unsent-requests" title={texts.continueTitle}>
      {cards.map(({ progressId, requestId, scanName }) => (
        <li key={progressId}>
          <Text $strong id={`unsent-${progressId}`}>
            {scanName}
          </Text>
          <Link
            to={paths.testEdit({ testRequestProgressID: progressId, testRequestID: requestId })}
            aria-describedby={`unsent-${progressId}`}
          >
            {texts.continueRequest}
          </Link>
        </li>
      ))}
    </Rows>
  );
}
