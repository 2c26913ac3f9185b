import { type EditableRequest } from '@scanharbor/shared-contracts/domain/scan-request';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { editTexts } from '../../texts';

interface UnreadRequestProps {
  /** What the query of the stored request gave; null when there is none any more. */
  query: { data?: EditableRequest | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** In the place of a form over what is stored, as long as that is not known: a form of its own making would overwrite it. */
export function UnreadRequest({ query: { data, isError, isFetching, refetch } }: UnreadRequestProps) {
  if (isError) return <LoadError plain level={3} title={editTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data !== null) return <Skeleton lines={4} />;
  return (
    <div role="status">
      <Text $strong>{editTexts.notFound}</Text>
      <Text>{editTexts.notFoundText}</Text>
    </div>
  );
}
