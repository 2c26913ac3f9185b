import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { type TableView } from '@scanharbor/shared-ui/data-table';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { loadSelected } from '../bulk/load-selected';
import { formatCell, type GridColumn } from '../grid/request-columns';
import { type RequestListName } from '../grid/use-request-page';
import { formatCsv, saveFile } from './csv';
import { loadAllRows } from './load-all-rows';

const exportTexts = texts.export;

export interface ExportProps {
  /** Title of the list, which names the file: 'Active requests'. */
  name: string;
  columns: readonly GridColumn<PortalRequest>[];
  list: RequestListName;
  /** The search, filters and order of the grid; the file has the rows of all its pages. */
  view: TableView;
  fixed: RequestListFilters;
  /** Number of rows of the grid. */
  total: number;
  /** The selected requests of the list; the file has these only. */
  requestIds?: readonly number[];
}

const contactColumns: GridColumn<PortalRequest>[] = [
  { id: 'phone', header: texts.test.phone, value: ({ patient }) => patient.phone },
  { id: 'email', header: texts.test.email, value: ({ patient }) => patient.email },
];

/** Formats a grid as CSV; phone and email only with `contact`. */
function formatGrid(columns: readonly GridColumn<PortalRequest>[], rows: readonly PortalRequest[], contact: boolean) {
  const exported = contact ? [...columns, ...contactColumns] : columns;
  return formatCsv(
    exported.map(({ header }) => header),
    rows.map((row) => exported.map((column) => formatCell(column, row))),
  );
}

/** Downloads a grid as a file; contact data is omitted unless selected. Without its event in the audit trail there is no file. */
export function ExportDialog({ name, columns, list, view, fixed, total, requestIds, onClose }: ExportProps & { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [record] = useRecordExportMutation();
  const save = async ({ contact }: { contact: boolean }) => {
    let rows: PortalRequest[];
    try {
      rows = requestIds ? await loadSelected(dispatch, list, requestIds, { view, fixed }) : await loadAllRows(dispatch, list, view, fixed);
      if (requestIds && rows.length < requestIds.length)
        dispatch(messageShown({ status: null, message: texts.bulk.gone(requestIds.length - rows.length) }));
      await record({ list: name, rows: rows.length, requestIds: rows.map(({ requestId }) => requestId) }).unwrap();
    } catch (error) {
      dispatch(messageShown({ status: false, message: getErrorMessage(error, exportTexts.failed) }));
      return;
    }
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', formatGrid(columns, rows, contact));
    onClose();
  };
  return (
    <Dialog title={exportTexts.title} onClose={onClose} size="small">
      <AppForm initialValues={{ contact: false }} onSubmit={save} idPrefix="export">
        <Text>{requestIds ? exportTexts.selected(total) : exportTexts.text(total)}</Text>
        <CheckboxField name="contact" label={exportTexts.contact} hint={exportTexts.contactHint} />
        <DialogActions action={exportTexts.save} cancel={exportTexts.keep} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
