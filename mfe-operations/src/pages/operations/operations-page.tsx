import { Button } from '@scanharbor/shared-ui/button';
import { useReleasesQuery } from '@scanharbor/shared-contracts/api/operations';
import { type Releases } from '@scanharbor/shared-contracts/domain/release';
import { Banner } from '@scanharbor/shared-ui/banner';
import { Cluster, Page, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { texts } from '../../texts';
import { formatTime } from './format-figures';
import { FreezeBanner } from './freeze-banner';
import { FreezeDialog } from './freeze-dialog';
import { HistoryList } from './history-list';
import { ReleaseCard } from './release-card';

/** The counts are those of full minutes. */
const refreshMs = 30_000;

function LoadedReleases({ connected, watching, measuredAt, releases, history, frozen }: Releases) {
  const canaries = releases.filter(({ versions }) => versions.some(({ stable, share }) => !stable && share)).length;
  const cards = (
    <Stack>
      {releases.length === 0 && <Text>{texts.none}</Text>}
      {releases.map((release) => (
        <ReleaseCard key={release.name} release={release} connected={connected} siteFrozen={frozen !== null} />
      ))}
    </Stack>
  );
  return (
    <Stack>
      <Text $size="note" $color="ink2">
        {connected && `${texts.summary(releases.length, canaries)}. `}
        {texts.measured(formatTime(measuredAt))}
      </Text>
      {frozen && <FreezeBanner title={texts.allFrozen} freeze={frozen} />}
      {!connected && (
        <Banner status={null} delay={null}>
          {texts.notConnected}
        </Banner>
      )}
      {connected && !watching && (
        <Banner status={null} delay={null}>
          {texts.notWatching}
        </Banner>
      )}
      {connected ? (
        <WithAside>
          {cards}
          <HistoryList history={history} />
        </WithAside>
      ) : (
        cards
      )}
    </Stack>
  );
}

/** /operations: the live versions with their canaries, what their pages report, and the release history; for platform administrators. */
function OperationsPage() {
  const { currentData: releases, isError, refetch } = useReleasesQuery(undefined, { pollingInterval: refreshMs });
  const [isFreezing, setFreezing] = useState(false);
  return (
    <Page>
      <Stack>
        <Cluster $justify="space-between">
          <Heading level={1}>{texts.title}</Heading>
          {releases?.connected && <Button onClick={() => setFreezing(true)}>{releases.frozen ? texts.unfreeze : texts.freeze}</Button>}
        </Cluster>
        {releases ? (
          <LoadedReleases {...releases} />
        ) : isError ? (
          <LoadError title={texts.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={12} />
        )}
      </Stack>
      {isFreezing && <FreezeDialog name="all" frozen={Boolean(releases?.frozen)} onClose={() => setFreezing(false)} />}
    </Page>
  );
}

export { OperationsPage as Page };
