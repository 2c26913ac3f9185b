import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type AuditQuery, useLazyAuditEventsQuery, useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { type AuditEvent } from '@scanharbor/shared-contracts/domain/audit';
import { formatAuditAction } from '@scanharbor/shared-contracts/domain/audit-actions';
import { Button } from '@scanharbor/shared-ui/button';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { formatCsv, saveFile } from '../../components/csv/csv';
import { messageDelays, texts } from '../../texts';
import { formatChanges, formatOutcome, formatPatients } from './audit-columns';

const auditTexts = texts.audit;
const batchSize = 500;
const mostEvents = 10_000;

const header = [
  'ID',
  auditTexts.at,
  auditTexts.person,
  'Switched by',
  auditTexts.action,
  'Outcome',
  auditTexts.subject,
  auditTexts.patients,
  auditTexts.changes,
];

const toCells = (event: AuditEvent) => [
  event.id,
  event.at,
  event.person || auditTexts.guest,
  event.switchedBy,
  formatAuditAction(event.action),
  formatOutcome(event),
  event.subject,
  formatPatients(event),
  formatChanges(event),
];

/** Exports the filtered events of all pages as a file; the export is recorded before the file is created. */
export function AuditExport({ filter }: { filter: Omit<AuditQuery, 'limit' | 'offset'> }) {
  const dispatch = useAppDispatch();
  const [load] = useLazyAuditEventsQuery();
  const [record] = useRecordExportMutation();
  const { sending, send } = useSingleFlight();

  const exportEvents = async () => {
    const events: AuditEvent[] = [];
    let total = Infinity;
    while (events.length < Math.min(total, mostEvents)) {
      const page = await load({ ...filter, limit: batchSize, offset: events.length }).unwrap();
      if (page.events.length === 0) break;
      events.push(...page.events);
      total = page.total;
    }
    await record({ list: auditTexts.title, rows: events.length }).unwrap();
    saveFile('audit-trail.csv', 'text/csv;charset=utf-8', formatCsv(header, events.map(toCells)));
    const message = total > events.length ? auditTexts.exportCut(events.length) : auditTexts.exported(events.length);
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
  };

  const handleExport = async () => {
    if (!(await send(exportEvents))) dispatch(messageShown({ status: false, message: auditTexts.exportFailed }));
  };
  return (
    <Button saving={sending} onClick={() => void handleExport()}>
      {auditTexts.export}
    </Button>
  );
}
