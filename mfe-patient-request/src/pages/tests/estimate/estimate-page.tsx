import { getErrorCode, getErrorMessage, paths } from '@scanharbor/shared-contracts';
import { useEstimatesQuery, useRequestEstimateMutation } from '@scanharbor/shared-contracts/api/bookings';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Estimate, getEstimateTotal } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster, Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EstimateDocument } from './estimate-document';
import { estimateTexts } from './estimate.texts';

/** A request that does not exist or belongs to another patient, and a URL without a number. */
const notFound = [400, 404];

const Column = styled(Stack)`
  max-width: 860px;
  margin-inline: auto;
`;

const formatVersion = (estimate: Estimate) =>
  estimateTexts.earlierOf(estimate.version, formatShortDate(estimate.issuedAt), formatDollars(getEstimateTotal(estimate) / 100));

/** The shown version of an estimate, with the others to open, and print. */
function Versions({ estimates, latest }: { estimates: Estimate[]; latest: Estimate }) {
  const [chosen, setChosen] = useState<number>();
  const shown = estimates.find(({ version }) => version === chosen) ?? latest;
  const others = estimates.filter(({ version }) => version !== shown.version && version !== latest.version);
  return (
    <>
      <Text $color="ink2" role="status">
        {estimateTexts.versionOf(shown.requestId, shown.version, formatShortDate(shown.issuedAt))}
      </Text>
      <EstimateDocument estimate={shown} />
      <Cluster data-print="hide">
        <Button variant="primary" onClick={() => window.print()}>
          {estimateTexts.print}
        </Button>
        <ButtonLink $variant="secondary" to={paths.tests()}>
          {estimateTexts.toTests}
        </ButtonLink>
      </Cluster>
      {estimates.length > 1 && (
        <Stack as="section" $gap="space8" data-print="hide">
          <Heading level={2} size="card">
            {estimateTexts.earlier}
          </Heading>
          {shown !== latest && (
            <div>
              <Button onClick={() => setChosen(undefined)}>{estimateTexts.showLatest}</Button>
            </div>
          )}
          {others.map((estimate) => (
            <Cluster key={estimate.version}>
              <Text>{formatVersion(estimate)}</Text>
              <Button onClick={() => setChosen(estimate.version)}>{estimateTexts.show(estimate.version)}</Button>
            </Cluster>
          ))}
        </Stack>
      )}
    </>
  );
}

/** Lets a patient without an estimate get one. */
function AskForEstimate({ requestId }: { requestId: number }) {
  const [request, { isLoading, error }] = useRequestEstimateMutation();
  return (
    <EmptyState
      level={2}
      title={estimateTexts.none}
      text={estimateTexts.noneText}
      action={
        <>
          <FormFailure>{error ? getErrorMessage(error, estimateTexts.getFailed) : undefined}</FormFailure>
          <Button variant="primary" saving={isLoading} savingText={estimateTexts.getting} onClick={() => void request(requestId)}>
            {estimateTexts.get}
          </Button>
        </>
      }
    />
  );
}

/** The good-faith estimate of a request in all its versions, or a way to get one (45 CFR 149.610). */
export function Page() {
  const requestId = Number(useParams().requestId);
  const { data, isError, error, isFetching, refetch } = useEstimatesQuery(requestId);
  const [latest] = data ?? [];
  const isGone = isError && notFound.includes(getErrorCode(error) ?? 0);
  return (
    <PageFrame>
      <Column $gap="space16">
        <Heading level={1}>{estimateTexts.title}</Heading>
        {data && latest && <Versions estimates={data} latest={latest} />}
        {data && !latest && <AskForEstimate requestId={requestId} />}
        {!data && !isError && <Skeleton lines={8} />}
        {isGone && (
          <EmptyState
            level={2}
            title={estimateTexts.notFound}
            text={estimateTexts.notFoundText}
            action={
              <ButtonLink $variant="primary" to={paths.tests()}>
                {estimateTexts.toTests}
              </ButtonLink>
            }
          />
        )}
        {!data && isError && !isGone && (
          <LoadError level={2} title={estimateTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Column>
    </PageFrame>
  );
}
