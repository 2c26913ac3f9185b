import { getErrorCode, paths } from '@scanharbor/shared-contracts';
import { useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { texts } from '../../texts';
import { TestContent } from './test-content';
import { TestHeadline } from './test-head';

/** /providers/test/{identifier}: one request in four tabs (IC-070 to IC-094). */
function TestPage() {
  const { identifier = '' } = useParams();
  const requestId = Number(identifier);
  const isId = Number.isInteger(requestId) && requestId > 0;
  const { currentData: scan, isError, error, isFetching, refetch } = useSingleScanQuery(requestId, { skip: !isId });
  if (scan) {
    return <TestContent key={requestId} scan={scan} error={error} />;
  }
  const failed = !isId || isError || scan === null;
  return (
    <>
      <TestHeadline>
        <Breadcrumbs list={{ to: paths.activeRequests(), label: texts.test.back }} item={`#${identifier}`} />
        <Heading level={1}>{texts.test.title(identifier)}</Heading>
      </TestHeadline>
      {failed ? (
        <LoadError
          title={texts.test.failed}
          text={isError && getErrorCode(error) !== 404 ? texts.wizard.loadFailed : texts.test.failedText}
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
