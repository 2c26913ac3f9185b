import { LoadError } from '@scanharbor/shared-ui/load-error';
import { texts } from '../texts';

interface Options {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that a list to choose from could not be had, with Try again; nothing while it may still come. Takes its query and what is listed. */
export function OptionsFailed({ query: { data, isError, isFetching, refetch }, what }: { query: Options; what: string }) {
  if (!isError || data !== undefined) return null;
  return <LoadError level={3} plain title={texts.options.failed(what)} onRetry={() => void refetch()} retrying={isFetching} />;
}
