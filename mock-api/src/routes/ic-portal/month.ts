import { icPortalMonthWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { type z } from 'zod';
import { defineRoutes } from '../../http/route';
import { describeMonth, listExamEvents } from '../../portal/calendar';
import { listRoute } from '../../portal/list-responses';

type MonthQuery = z.output<(typeof icPortalMonthWire)['GET ic-portal/month']['query']>;
type ExamsQuery = z.output<(typeof icPortalMonthWire)['GET ic-portal/month/exams']['query']>;

export const icPortalMonthRoutes = defineRoutes(icPortalMonthWire, {
  'GET ic-portal/month': listRoute((context, scope, { month }: MonthQuery) => describeMonth(context, scope, month)),
  'GET ic-portal/month/exams': listRoute((context, scope, { date }: ExamsQuery) => listExamEvents(context, scope, date)),
});
