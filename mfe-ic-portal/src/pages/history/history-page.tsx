import { useCompletedTestsQuery, useLiveList } from '@scanharbor/shared-contracts/api/ic-portal';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { texts } from '../../texts';

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];

/** /providers/history: completed tests (IC-044 to IC-047). */
function HistoryPage() {
  const list = useCompletedTestsQuery();
  useLiveList('completedTests');
  return <RequestGrid texts={texts.history} list={list} columns={columns} />;
}

export { HistoryPage as Page };
