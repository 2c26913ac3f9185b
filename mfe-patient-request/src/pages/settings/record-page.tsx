import { useState } from 'react';
import { useRecordViewsQuery } from '@scanharbor/shared-contracts/api/audit';
import { type RecordView } from '@scanharbor/shared-contracts/domain/audit';
import { formatAuditAction } from '@scanharbor/shared-contracts/domain/audit-actions';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { settingsTexts } from './settings.texts';

const recordTexts = settingsTexts.record;
const pageSize = 20;
const mostViews = 500;

function formatViewer({ person, switchedBy, practice }: RecordView): string {
  const name = switchedBy ? recordTexts.as(switchedBy, person) : person || recordTexts.guest;
  return practice ? `${name}, ${practice}` : name;
}

/** Who else has seen or changed the patient's record, newest first. */
export function RecordPage() {
  const [limit, setLimit] = useState(pageSize);
  const { data, isError, isFetching, refetch } = useRecordViewsQuery({ limit, offset: 0 });
  return (
    <Stack as="section" aria-labelledby="settings-record">
      <Heading level={2} id="settings-record">
        {recordTexts.title}
      </Heading>
      <Text $color="ink2">{recordTexts.text}</Text>
      {isError ? (
        <LoadError level={3} title={recordTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.views.length === 0 ? (
        <Text>{recordTexts.none}</Text>
      ) : (
        <Stack as="ol" $gap="space8" aria-labelledby="settings-record">
          {data.views.map((view) => (
            <Card as="li" key={view.id}>
              <Cluster $justify="space-between">
                <Text as="span" $strong>
                  {formatViewer(view)}
                </Text>
                <Text as="span" $size="note" $color="ink2" $tabular>
                  <time dateTime={view.at}>{formatShortTime(view.at)}</time>
                </Text>
              </Cluster>
              <Text>{formatAuditAction(view.action)}</Text>
            </Card>
          ))}
        </Stack>
      )}
      {data && limit < mostViews && data.total > data.views.length && (
        <div>
          <Button saving={isFetching} onClick={() => setLimit((current) => current + pageSize)}>
            {recordTexts.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
