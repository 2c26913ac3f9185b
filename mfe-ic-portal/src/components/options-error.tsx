import { LoadError } from '@scanharbor/shared-ui/load-error';
import { texts } from '../texts';

interface Options {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Reports that the options of a field could not be loaded, with Try again. Takes their query and `what` they are. */
export function OptionsError({ query: { data, isError, isFetching, refetch }, what }: { query: Options; what: string }) {
  if (!isError || data !== undefined) return null;
  return <LoadError level={3} plain title={texts.options.failed(what)} onRetry={() => void refetch()} retrying={isFetching} />;
}
