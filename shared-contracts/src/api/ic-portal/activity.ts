import { ownedEndpoints, useAppDispatch } from '@scanharbor/shared-contracts';
import { call } from '../call';
import { useVisiblePolling } from './polling';

type ActivityArg = number | { requestId: number; background: boolean };

const toRequestId = (arg: ActivityArg) => (typeof arg === 'number' ? arg : arg.requestId);

const activityApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/activity/{requestId}: what happened to a request, newest first; 404 when it is not the practice's. */
  activity: build.query({
    query: (arg: ActivityArg) =>
      call('GET ic-portal/activity/:requestId', {
        params: { requestId: toRequestId(arg) },
        background: typeof arg === 'object' && arg.background,
      }),
    serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${toRequestId(queryArgs)})`,
    transformResponse: ({ data }) => data,
    providesTags: (_entries, _error, arg) => [
      { type: 'Request', id: toRequestId(arg) },
      { type: 'Note', id: toRequestId(arg) },
    ],
  }),
  /**
   * POST ic-portal/resend_message: sends a message about a request again that did not reach the patient, to the present email address or
   * phone. Rejected with 409 when it is on its way, or arrived.
   */
  resendMessage: build.mutation({
    query: (body: { requestId: number; messageId: number }) => call('POST ic-portal/resend_message', { body }),
    invalidatesTags: (_response, _error, { requestId }) => [{ type: 'Request', id: requestId }],
  }),
}));

export const { useActivityQuery, useResendMessageMutation } = activityApi;
/** @internal */
export const activityEndpoints = activityApi.endpoints;

/** Refreshes the activity of a request while its page is visible, so that it shows what colleagues and the patient do. */
export function useLiveActivity(requestId: number): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() =>
    dispatch(activityApi.endpoints.activity.initiate({ requestId, background: true }, { forceRefetch: true, subscribe: false })),
  );
}
