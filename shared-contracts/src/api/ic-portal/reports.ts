import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type PracticeReport, type ReportPeriod } from '../../domain/report';
import { call } from '../call';
import { requestListTags } from '../request-tags';

const reportsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /**
   * GET ic-portal/reports: the numbers of the own practice, or of one of its locations, in at most 36 months, for administrators;
   * 400 for a longer period, 404 for another practice's location.
   */
  report: build.query({
    query: ({ from, until, locationId }: ReportPeriod) =>
      call('GET ic-portal/reports', { query: { from, until, location_id: locationId } }),
    transformResponse: ({ data }): PracticeReport => data,
    providesTags: [...requestListTags],
  }),
}));

export const { useReportQuery } = reportsApi;
/** @internal */
export const reportsEndpoints = reportsApi.endpoints;
