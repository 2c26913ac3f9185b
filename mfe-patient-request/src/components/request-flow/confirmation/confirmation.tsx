import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { brand, paths } from '@scanharbor/shared-contracts';
import { getAnswerDay } from '@scanharbor/shared-contracts/domain/answer-day';
import { formatAppointmentDate, formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { getRequestExpiry } from '@scanharbor/shared-contracts/domain/request-expiry';
import { formatCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { doneTexts, labels, formatRequestName, scanTexts } from '../../../texts';
import { Preparation } from '../../preparation/preparation';
import { type FinalRequest } from '../step-four/final-request';
import { OfferedTimes } from '../offered-times';

const Sheet = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;

  /* One sheet of paper. */
  ${media.print} {
    && {
      gap: ${token.space12};
    }
    max-width: none;
  }
`;

const Actions = styled(Cluster)`
  ${media.print} {
    display: none;
  }
`;

const NextTask = styled(Card)`
  ${media.print} {
    display: none;
  }
`;

const SentTo = styled(Text)`
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;

const Next = styled.ol`
  list-style: decimal;
  display: grid;
  gap: ${token.space8};
  padding-inline-start: 1.25rem;
`;

/** What was requested, what happens next and until when; made to be printed (PR-150, PR-155, PR-141). */
export function Confirmation({ request, requestedAt }: { request: FinalRequest; requestedAt: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const rows = [
    { label: labels.scan, value: request.studyName },
    { label: labels.zip, value: request.zipCode },
    { label: labels.distance, value: scanTexts.miles(request.distance) },
    ...(request.center ? [{ label: labels.center, value: request.center }] : []),
    { label: labels.when, value: <OfferedTimes availability={request.isAnyTime ? 'flexible' : 'specific'} windows={request.windows} /> },
    { label: labels.payment, value: request.selfPay ? scanTexts.selfPay : scanTexts.insurance },
    ...(request.selfPay
      ? [
          { label: labels.hold, value: labels.holdDue(formatDollars(request.bookingFee)) },
          { label: labels.atScan, value: formatDollars(request.budget) },
          ...(request.card ? [{ label: labels.card, value: formatCard(request.card) }] : []),
        ]
      : [
          { label: labels.insurance, value: request.insurance ?? '' },
          { label: labels.memberId, value: request.memberId ?? '' },
          { label: labels.hold, value: doneTexts.noDeposit },
          { label: labels.atScan, value: doneTexts.planPays },
        ]),
  ];
  return (
    <Sheet $gap="space24">
      <Stack as="header" $gap="space8">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {doneTexts.title}
        </Heading>
        <Cluster $gap="space8">
          <Text $strong $tabular>
            {formatRequestName(request.requestId)}
          </Text>
          <StatusPill $tone="accent">{doneTexts.state}</StatusPill>
        </Cluster>
        <SentTo $color="ink2">{doneTexts.sentTo(request.email)}</SentTo>
      </Stack>
      <Card aria-label={doneTexts.title}>
        <SummaryList rows={rows} />
      </Card>
      <NextTask aria-labelledby="next-task">
        <Cluster $justify="space-between">
          <div>
            <Heading level={2} size="card" id="next-task">
              {doneTexts.nextTask}
            </Heading>
            <Text $color="ink2">{doneTexts.screeningText}</Text>
          </div>
          <ButtonLink $variant="primary" to={paths.settings('medical')}>
            {doneTexts.screening}
          </ButtonLink>
        </Cluster>
      </NextTask>
      <Stack as="section" $gap="space8" aria-labelledby="next-title">
        <Heading level={2} size="card" id="next-title">
          {doneTexts.nextTitle}
        </Heading>
        <Next>
          {doneTexts.next(request, formatAppointmentDate(getAnswerDay(requestedAt))).map((text) => (
            <li key={text}>
              <Text as="span">{text}</Text>
            </li>
          ))}
        </Next>
        <Text $color="ink2">{doneTexts.expires(formatShortDate(getRequestExpiry(requestedAt)))}</Text>
        <Text $color="ink2">
          {doneTexts.questions} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>.
        </Text>
      </Stack>
      <Preparation scanType={request.modality} level={2} startsOpen />
      <Actions>
        <ButtonLink $variant="secondary" to={paths.tests('requests')}>
          {doneTexts.toTests}
        </ButtonLink>
        <Button onClick={() => window.print()}>{doneTexts.print}</Button>
      </Actions>
    </Sheet>
  );
}
