import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type RequestListKind, sortableColumns, writeListFilters, writeSort } from '../../domain/request-list';
import { readSavedView, type SavedView, type ViewContent } from '../../domain/saved-view';
import { call } from '../call';

/** With the counters: the numbers of the views change with them. */
const viewTags = [{ type: 'Counter', id: 'LIST' }] as const;

const writeContent = ({ search, sort, filters, locationId }: ViewContent) => ({
  search,
  sort: writeSort(sortableColumns, sort) ?? null,
  filter: writeListFilters(filters),
  locationId: locationId === null ? null : Number(locationId),
});

const viewsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/views: the user's own views of a list, oldest first, with the exact number of requests in each. */
  savedViews: build.query({
    query: ({ list, background = false }: { list: RequestListKind; background?: boolean }) =>
      call('GET ic-portal/views', { query: { list }, background }),
    serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${queryArgs.list})`,
    transformResponse: ({ data }): SavedView[] => data.map(readSavedView),
    providesTags: [...viewTags],
  }),
  /** POST ic-portal/views: saves a view and returns its id. 409 for a name of another view, 400 beyond the limit of views. */
  saveView: build.mutation({
    query: ({ list, name, content }: { list: RequestListKind; name: string; content: ViewContent }) =>
      call('POST ic-portal/views', { body: { list, name, ...writeContent(content) } }),
    transformResponse: ({ data }) => data.id,
    invalidatesTags: [...viewTags],
  }),
  /** PATCH ic-portal/views/{id}: another name, another content or both; 404 for a deleted view. */
  changeView: build.mutation({
    query: ({ id, name, content }: { id: number; name?: string; content?: ViewContent }) =>
      call('PATCH ic-portal/views/:id', { params: { id }, body: { name, ...(content ? { content: writeContent(content) } : {}) } }),
    // After a failure, too: another tab may have deleted the view.
    invalidatesTags: [...viewTags],
  }),
  /** DELETE ic-portal/views/{id}: succeeds for a deleted view, too. */
  deleteView: build.mutation({
    query: (id: number) => call('DELETE ic-portal/views/:id', { params: { id } }),
    invalidatesTags: [...viewTags],
  }),
}));

export const { useSavedViewsQuery, useSaveViewMutation, useChangeViewMutation, useDeleteViewMutation } = viewsApi;
export const viewsEndpoints = viewsApi.endpoints;
