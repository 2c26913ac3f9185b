import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { readAuditEvent, readRecordView } from '../domain/audit';
import { call } from './call';

/** The events to list. */
export interface AuditQuery {
  limit: number;
  offset: number;
  userId?: number | undefined;
  /** Part of a patient's name, or the id. */
  patient?: string | undefined;
  action?: string | undefined;
  /** ISO time. */
  from?: string | undefined;
  /** ISO time, exclusive. */
  until?: string | undefined;
}

const auditApi = ownedEndpoints('shared-contracts/audit', (build) => ({
  /** GET audit/events: the audit trail of the own practice, newest first, for its administrators. */
  auditEvents: build.query({
    query: (query: AuditQuery) => call('GET audit/events', { query }),
    transformResponse: ({ data, total }) => ({ events: data.map(readAuditEvent), total }),
    keepUnusedDataFor: 0,
  }),
  /** POST audit/exports: records that a list is exported; the file is created only after it succeeds. */
  recordExport: build.mutation({
    query: (body: { list: string; rows: number; requestIds?: number[] }) => call('POST audit/exports', { body }),
  }),
  /** GET audit/record-views: who else read or changed the patient's own record, newest first. */
  recordViews: build.query({
    query: (query: { limit: number; offset: number }) => call('GET audit/record-views', { query }),
    transformResponse: ({ data, total }) => ({ views: data.map(readRecordView), total }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useAuditEventsQuery, useLazyAuditEventsQuery, useRecordExportMutation, useRecordViewsQuery } = auditApi;
/** @internal */
export const auditEndpoints = auditApi.endpoints;
