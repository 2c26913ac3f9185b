import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useReviewEntryMutation, useWaitingEntriesQuery, type WaitingEntry } from '@scanharbor/shared-contracts/api/practices';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { PageHead } from '../../../components/page-head';
import { messageDelays, texts } from '../../../texts';
import { RejectEntryDialog } from './reject-entry-dialog';

const entryTexts = texts.entries;

const formatContact = ({ person, email, phone }: WaitingEntry) => [person, email, phone].filter(Boolean).join(', ');

const formatDetails = ({ specialty, npi, addresses, centers }: WaitingEntry) =>
  [specialty, npi && entryTexts.npi(npi), ...addresses, centers.length > 0 && entryTexts.centers(centers.join(', '))]
    .filter(Boolean)
    .join('; ');

const columns: DataColumn<WaitingEntry>[] = [
  { id: 'name', header: entryTexts.name, value: ({ name }) => name },
  { id: 'kind', header: entryTexts.kind, value: ({ kind }) => entryTexts.kinds[kind] },
  { id: 'contact', header: entryTexts.contact, value: formatContact },
  { id: 'details', header: entryTexts.details, value: formatDetails },
  {
    id: 'entered',
    header: entryTexts.entered,
    value: ({ enteredAt }) => enteredAt,
    cell: ({ enteredAt }) => (enteredAt ? <time dateTime={enteredAt}>{formatShortTime(enteredAt)}</time> : entryTexts.noTime),
  },
];

const rowId = ({ kind, id }: WaitingEntry) => `${kind}-${id}`;

/** /providers/admin/entries: entries of guests and new centers that wait for approval, for platform admins. */
function EntriesPage() {
  const dispatch = useAppDispatch();
  const query = useWaitingEntriesQuery();
  const grid = useGrid({ columns, rows: query.data, rowId });
  const [review] = useReviewEntryMutation();
  const [approving, setApproving] = useState<string>();
  const [rejecting, setRejecting] = useState<WaitingEntry>();
  const handleApprove = async (entry: WaitingEntry) => {
    setApproving(rowId(entry));
    try {
      await review({ entry }).unwrap();
      dispatch(messageShown({ status: true, message: entryTexts.approved(entry.name), delay: messageDelays.listAction }));
    } catch (error) {
      dispatch(messageShown({ status: false, message: getErrorMessage(error, entryTexts.approveFailed) }));
    } finally {
      setApproving(undefined);
    }
  };
  return (
    <>
      <PageHead title={entryTexts.title} />
      <Stack>
        <Text $color="ink2">{entryTexts.lead}</Text>
        <QueryGrid
          texts={entryTexts}
          query={query}
          grid={grid}
          actions={(entry) => (
            <Cluster>
              <Button
                aria-label={entryTexts.approveOf(entry.name)}
                saving={approving === rowId(entry)}
                onClick={() => void handleApprove(entry)}
              >
                {entryTexts.approve}
              </Button>
              <Button aria-label={entryTexts.rejectOf(entry.name)} onClick={() => setRejecting(entry)}>
                {entryTexts.reject}
              </Button>
            </Cluster>
          )}
        />
      </Stack>
      {rejecting && <RejectEntryDialog entry={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

export { EntriesPage as Page };
