import { type EditableRequest } from '@scanharbor/shared-contracts/domain/scan-request';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { editTexts } from '../../texts';

interface RequestQueryStateProps {
  /** Query of the stored request; `data` is null when the request no longer exists. */
  query: { data?: EditableRequest | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Shown instead of the form until the stored request is loaded: an empty form would overwrite it. */
export function RequestQueryState({ query: { data, isError, isFetching, refetch } }: RequestQueryStateProps) {
  if (isError) return <LoadError plain level={3} title={editTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data !== null) return <Skeleton lines={4} />;
  return (
    <div role="status">
      <Text $strong>{editTexts.notFound}</Text>
      <Text>{editTexts.notFoundText}</Text>
    </div>
  );
}
