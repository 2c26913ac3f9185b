import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { type GridColumn } from '../grid/request-columns';
import { csvText, saveFile } from './csv';

const words = texts.export;

export interface Exported {
  /** What the file is named after: 'Active requests'. */
  name: string;
  columns: readonly GridColumn<PortalRequest>[];
  /** The rows as the grid shows them, on all its pages. */
  rows: readonly PortalRequest[];
}

const contactColumns: GridColumn<PortalRequest>[] = [
  { id: 'phone', header: texts.test.phone, value: ({ patient }) => patient.phone },
  { id: 'email', header: texts.test.email, value: ({ patient }) => patient.email },
];

/** Rows and columns of a grid as CSV; phone and email only when asked for. */
function gridCsv(columns: readonly GridColumn<PortalRequest>[], rows: readonly PortalRequest[], contact: boolean) {
  const all = contact ? [...columns, ...contactColumns] : columns;
  const cell = (column: GridColumn<PortalRequest>, row: PortalRequest) => {
    const value = column.text ? column.text(row) : column.value(row);
    return typeof value === 'boolean' ? String(value) : value;
  };
  return csvText(
    all.map(({ header }) => header),
    rows.map((row) => all.map((column) => cell(column, row))),
  );
}

/** Saves what a grid shows as a file; contact data stays out unless it is asked for. */
export function ExportDialog({ name, columns, rows, onClose }: Exported & { onClose: () => void }) {
  const save = ({ contact }: { contact: boolean }) => {
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', gridCsv(columns, rows, contact));
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose} size="small">
      <AppForm initialValues={{ contact: false }} onSubmit={save} idPrefix="export">
        <Text>{words.text(rows.length)}</Text>
        <CheckboxField name="contact" label={words.contact} hint={words.contactHint} />
        <DialogActions act={words.save} keep={words.keep} onKeep={onClose} />
      </AppForm>
    </Dialog>
  );
}
