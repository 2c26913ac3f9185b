import { operationsEndpoints } from '@scanharbor/shared-contracts/api/operations';
import { createStoreFor } from '../store';

/** The release console of an API without a site folder. */
export async function runOperationsScenario() {
  const platform = await createStoreFor('platform');
  await platform.dispatch(operationsEndpoints.releases.initiate()).unwrap();
}
