import { paths } from '@scanharbor/shared-contracts';
import { useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { Link, useParams } from 'react-router-dom';
import { texts } from '../../texts';
import { TestContent } from './test-content';

/** /providers/test/{identifier}: one request in four tabs (IC-070 to IC-094). */
function TestPage() {
  const { identifier = '' } = useParams();
  const requestId = Number(identifier);
  const isId = Number.isInteger(requestId) && requestId > 0;
  const { currentData: scan, isError, isFetching, refetch } = useSingleScanQuery(requestId, { skip: !isId });
  if (scan) return <TestContent key={requestId} scan={scan} onReload={async () => (await refetch()).data} />;
  const failed = !isId || isError || scan === null;
  return (
    <>
      <Link to={paths.activeRequests()}>← {texts.test.back}</Link>
      <Heading level={1}>{texts.test.title(identifier)}</Heading>
      {failed ? (
        <LoadError
          title={texts.test.failed}
          text={texts.test.failedText}
          onRetry={isId ? () => void refetch() : undefined}
          retrying={isFetching}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}

export { TestPage as Page };
