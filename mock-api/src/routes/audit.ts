import { writeAuditEvent, writeRecordView } from '@scanharbor/shared-contracts/domain/audit';
import { auditWire } from '@scanharbor/shared-contracts/wire/audit';
import { describeRecordViews, describeTrail } from '../audit/describe-events';
import { listPatientsOfVisible } from '../db/queries/requests';
import { defineRoutes } from '../http/route';
import { successResponse } from '../http/success';
import { getScope, requirePractice } from '../portal/scope';

const defaultPage = 50;

const readPage = ({ limit = defaultPage, offset = 0 }: { limit?: number | undefined; offset?: number | undefined }) => ({ limit, offset });

export const auditRoutes = defineRoutes(auditWire, {
  'GET audit/events': {
    access: 'admin',
    handle: async ({ query, caller, context }) => {
      const { userId, patient, action, from, until } = query;
      const filter = {
        practiceId: requirePractice(caller),
        userId,
        patient: patient?.trim() || undefined,
        action: action || undefined,
        from: from === undefined ? undefined : new Date(from),
        until: until === undefined ? undefined : new Date(until),
      };
      const { events, total, patientIds } = await describeTrail(context.db, filter, readPage(query));
      for (const id of patientIds) context.trail.patientIds.add(id);
      return { data: events.map(writeAuditEvent), total };
    },
  },
  'POST audit/exports': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const { locations } = await getScope(context, caller, request);
      const { list, rows, requestIds = [] } = body;
      const patientIds = await listPatientsOfVisible(context.db, requestIds, [...locations.keys()]);
      for (const id of patientIds) context.trail.patientIds.add(id);
      context.trail.subject = `${list}, ${rows} rows`;
      return successResponse;
    },
  },
  'GET audit/record-views': {
    access: 'patient',
    handle: async ({ query, caller, context }) => {
      const { views, total } = await describeRecordViews(context.db, caller.user.id, readPage(query));
      return { data: views.map(writeRecordView), total };
    },
  },
});
