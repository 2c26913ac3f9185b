import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { brand, paths } from '@scanharbor/shared-contracts';
import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { expiryOf } from '@scanharbor/shared-contracts/domain/request-expiry';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { doneTexts, labels, requestName, scanTexts } from '../../../texts';
import { Preparation } from '../../preparation/preparation';
import { cardName } from '../step-four/card-name';
import { type FinalRequest } from '../step-four/final-request';
import { When } from '../when';

const Sheet = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;

  ${media.print} {
    max-width: none;
    color: #000;
  }
`;

const Actions = styled(Cluster)`
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
    { label: labels.when, value: <When availability={request.isAnyTime ? 'flexible' : 'specific'} windows={request.windows} /> },
    { label: labels.payment, value: request.selfPay ? scanTexts.selfPay : scanTexts.insurance },
    ...(request.selfPay
      ? [
          { label: labels.hold, value: dollars(request.bookingFee) },
          { label: labels.atScan, value: dollars(request.budget) },
          ...(request.card ? [{ label: labels.card, value: cardName(request.card) }] : []),
        ]
      : [{ label: labels.insurance, value: request.insurance ?? '' }]),
  ];
  return (
    <Sheet $gap="space24">
      <Stack as="header" $gap="space8">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {doneTexts.title}
        </Heading>
        <Cluster $gap="space8">
          <Text $strong $tabular>
            {requestName(request.requestId)}
          </Text>
          <StatusPill $tone="accent">{doneTexts.state}</StatusPill>
        </Cluster>
      </Stack>
      <Card aria-label={doneTexts.title}>
        <SummaryList rows={rows} />
      </Card>
      <Stack as="section" $gap="space8" aria-labelledby="next-title">
        <Heading level={2} size="card" id="next-title">
          {doneTexts.nextTitle}
        </Heading>
        <Next>
          {doneTexts.next.map((text) => (
            <li key={text}>
              <Text as="span">{text}</Text>
            </li>
          ))}
        </Next>
        <Text $colour="ink2">{doneTexts.expires(shortDate(expiryOf(requestedAt)))}</Text>
        <Text $colour="ink2">
          {doneTexts.questions} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>.
        </Text>
      </Stack>
      <Preparation scanType={request.modality} level={2} startsOpen />
      <Actions>
        <ButtonLink $variant="primary" to={paths.tests('requests')}>
          {doneTexts.toTests}
        </ButtonLink>
        <Button onClick={() => window.print()}>{doneTexts.print}</Button>
      </Actions>
    </Sheet>
  );
}
