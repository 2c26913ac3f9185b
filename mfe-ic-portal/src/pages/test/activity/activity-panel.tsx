import { useActivityQuery, useLiveActivity } from '@scanharbor/shared-contracts/api/ic-portal/activity';
import { type ActivityEntry as Entry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { ActivityEntry, isFailedMessage } from './activity-entry';
import { NoteComposer } from './note-composer';

const { activity } = texts;

/** Entries that are shown at first. */
const firstEntries = 12;

const filters = {
  all: () => true,
  notes: ({ kind }: Entry) => kind === 'note' || kind === 'note-deleted',
  messages: ({ kind }: Entry) => kind === 'message',
} as const;

type Filter = keyof typeof filters;

const filterNames: readonly Filter[] = ['all', 'notes', 'messages'];

/** Messages that failed come first, since the patient does not know what they say; the rest is newest first. */
const inOrder = (entries: readonly Entry[]) => [...entries.filter(isFailedMessage), ...entries.filter((entry) => !isFailedMessage(entry))];

/** Everything that happened to a request, by whom and when: views, notes, files, appointments, messages and their delivery. */
export function ActivityPanel({ requestId }: { requestId: number }) {
  const { currentData: entries, isError, isFetching, refetch } = useActivityQuery(requestId);
  useLiveActivity(requestId);
  const [filter, setFilter] = useState<Filter>('all');
  const [isLong, setLong] = useState(false);
  const matching = inOrder(entries ?? []).filter(filters[filter]);
  const shown = isLong ? matching : matching.slice(0, firstEntries);
  return (
    <SectionCard id="activity-title" title={activity.title} gap="space12">
      <div data-print="hide">
        <NoteComposer key={requestId} requestId={requestId} />
      </div>
      {!entries && isError && <LoadError title={activity.failed} level={3} onRetry={() => void refetch()} retrying={isFetching} />}
      {!entries && !isError && <Skeleton lines={6} />}
      {entries && (
        <>
          <Cluster $gap="space4" role="group" aria-label={activity.show} data-print="hide">
            {filterNames.map((name) => (
              <Button key={name} variant="quiet" aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {activity[name]} {name !== 'all' && entries.filter(filters[name]).length}
              </Button>
            ))}
          </Cluster>
          {matching.length === 0 && <Text $color="ink2">{activity.nothing}</Text>}
          <ol>
            {shown.map((entry) => (
              <ActivityEntry
                key={`${entry.kind} ${entry.at} ${entry.person} ${entry.message?.id ?? ''}`}
                requestId={requestId}
                entry={entry}
              />
            ))}
          </ol>
          {shown.length < matching.length && (
            <div>
              <Button onClick={() => setLong(true)}>{activity.more(matching.length - shown.length)}</Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
}
