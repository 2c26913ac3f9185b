import { brand, useDraft } from '@scanharbor/shared-contracts';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { useInsuranceQuery } from '@scanharbor/shared-contracts/api/scans';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { emptyDraft, type FlowDraft, newRequestDraftKey } from '../../components/request-flow/flow-draft';
import { patientHomeTexts as texts } from './home.texts';
import { NextAppointment } from './next-appointment';
import { OpenRequest } from './open-request';
import { PastTests, UnsentRequests } from './test-rows';
import { ToDo } from './to-do';
import { type HomeLists } from './use-home-lists';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  align-items: start;

  ${media.from(991)} {
    grid-template: auto 1fr / minmax(0, 792fr) minmax(0, 384fr);

    > * {
      grid-column: 1;
    }
  }
`;

/** Beside the others; on a phone after what is next. */
const Side = styled(Stack)`
  ${media.from(991)} {
    && {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Amounts of a request; with insurance the plan decides. */
function Payment({ card: { selfPay, fee, budget, status } }: { card: BookingCard }) {
  return (
    <Card aria-labelledby="what-you-pay">
      <Stack $gap="space12">
        <Heading level={2} size="card" id="what-you-pay">
          {texts.pay}
        </Heading>
        {selfPay ? (
          <SummaryList
            rows={[
              { label: status === 'booked' ? texts.deposit : texts.depositLater, value: formatDollars(fee) },
              { label: texts.atScan, value: formatDollars(budget) },
              { label: texts.total, value: <strong>{formatDollars(fee + budget)}</strong> },
            ]}
          />
        ) : (
          <Text $color="ink2">{texts.paysPlan}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** Starts another request with what is known of the patient, ZIP code and insurance: as soon as both are read. */
function useAnotherRequest(onStart: () => void) {
  const { save } = useDraft<FlowDraft>(newRequestDraftKey);
  const { data: profile, isLoading: isProfileLoading } = useProfileQuery();
  const { data: insurance, isLoading: isInsuranceLoading } = useInsuranceQuery();
  const [isWanted, setIsWanted] = useState(false);
  const isReading = isProfileLoading || isInsuranceLoading;
  const start = useEffectEvent(() => {
    const zipCode = profile && isZip(profile.zipCode) ? profile.zipCode : '';
    const four = insurance ? { insurerId: String(insurance.company.id), memberId: insurance.policyNumber } : emptyDraft.four;
    save({ ...emptyDraft, one: { ...emptyDraft.one, zipCode }, four });
    onStart();
  });
  useEffect(() => {
    if (isWanted && !isReading) start();
  }, [isWanted, isReading]);
  return { startAnother: () => setIsWanted(true), isWaiting: isWanted };
}

const getSummary = (next: BookingCard | undefined, open: readonly BookingCard[]) => {
  if (next?.isCancelRequested) return texts.canceling;
  if (next?.appointment) {
    return texts.next(next.scanType, formatAppointmentTime(next.appointment.start, next.appointment.timeZone));
  }
  if (open.length === 0) return texts.nothing;
  return open.every(({ isCancelRequested }) => isCancelRequested) ? texts.canceling : texts.finding;
};

interface PatientHomeProps {
  lists: HomeLists;
  /** Opens the four steps. */
  onRequest: () => void;
}

/** The home of a patient with requests, below its heading: what is next, what is left to do, how far each request is, and earlier tests. */
export function PatientHome({ lists: { booked, requested, past, progress }, onRequest }: PatientHomeProps) {
  const { startAnother, isWaiting } = useAnotherRequest(onRequest);
  const byStart = [...(booked.cards ?? [])].sort((one, other) =>
    (one.appointment?.start ?? '').localeCompare(other.appointment?.start ?? ''),
  );
  const [next, ...later] = byStart;
  const open: BookingCard[] = requested.cards ?? [];
  // Nothing is to do or to pay for a request that ends.
  const current = [...byStart, ...open].find(({ isCancelRequested }) => !isCancelRequested);
  const unsent: ProgressCard[] = progress.cards ?? [];
  const failed = [booked, requested, past, progress].filter((list) => list.failed);
  return (
    <Stack $gap="space24">
      <Cluster $justify="space-between">
        <Text $color="ink2">{getSummary(next, open)}</Text>
        <Button onClick={startAnother} saving={isWaiting} savingText={texts.anotherWaits}>
          {texts.another}
        </Button>
      </Cluster>
      <Columns>
        <Stack>
          {failed.map((list, index) => (
            <LoadError key={index} title={texts.failed} onRetry={list.reload} retrying={list.fetching} />
          ))}
          {next && <NextAppointment card={next} />}
        </Stack>
        <Side>
          {current && <ToDo card={current} />}
          {current && <Payment card={current} />}
          <Card $tone="tint" aria-label={texts.careTeam}>
            <Text $strong>{texts.careTeam}</Text>
            <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>
          </Card>
        </Side>
        <Stack>
          {[...later, ...open].map((card) => (
            <OpenRequest key={card.requestId} card={card} />
          ))}
          {unsent.length > 0 && <UnsentRequests cards={unsent} />}
          {past.cards && past.cards.length > 0 && <PastTests cards={past.cards} />}
        </Stack>
      </Columns>
    </Stack>
  );
}
