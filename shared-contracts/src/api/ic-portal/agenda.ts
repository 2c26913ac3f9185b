import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Agenda, type WaitingRequest } from '../../domain/agenda';
import { call } from '../call';
import { requestListTags } from '../request-tags';

/** `background`: no user action caused the call, so it does not keep the session alive. Both share one cache entry. */
interface AgendaArg {
  locationId: number;
  /** YYYY-MM-DD. */
  from: string;
  days: number;
  background?: boolean;
}

interface WaitingArg {
  locationId: number;
  limit: number;
  background?: boolean;
}

const withoutBackground = ({ endpointName, queryArgs }: { endpointName: string; queryArgs: { background?: boolean } }) =>
  `${endpointName}(${JSON.stringify({ ...queryArgs, background: undefined })})`;

const agendaApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/agenda: hours, machines and exams of a location on up to seven days; 404 for another practice's location. */
  agenda: build.query({
    query: ({ locationId, from, days, background = false }: AgendaArg) =>
      call('GET ic-portal/agenda', { query: { location_id: locationId, from, days }, background }),
    serializeQueryArgs: withoutBackground,
    transformResponse: ({ data }): Agenda => data,
    providesTags: (_data, _error, { locationId: id }) => [...requestListTags, { type: 'Location', id }],
  }),
  /** GET ic-portal/agenda/waiting: the first `limit` requests that a location can book, oldest first, and how many there are. */
  waiting: build.query({
    query: ({ locationId, limit, background = false }: WaitingArg) =>
      call('GET ic-portal/agenda/waiting', { query: { location_id: locationId, limit }, background }),
    serializeQueryArgs: withoutBackground,
    transformResponse: ({ data, total }): { requests: readonly WaitingRequest[]; total: number } => ({ requests: data, total }),
    providesTags: (_data, _error, { locationId: id }) => [...requestListTags, { type: 'Location', id }],
  }),
}));

export const { useAgendaQuery, useWaitingQuery } = agendaApi;
export const agendaEndpoints = agendaApi.endpoints;
