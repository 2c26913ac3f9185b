import { Button } from '@scanharbor/shared-ui/button';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { useState } from 'react';
import { texts } from '../../texts';
import { DialogActions } from '../dialog-form';
import { type GridColumn } from '../grid/request-columns';
import { csvText, saveFile } from './csv';

const words = texts.export;

interface ExportProps {
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
  return csvText(all.map(({ header }) => header), rows.map((row) => all.map((column) => cell(column, row))));
}

/** Saves what a grid shows as a file; contact data stays out unless it is asked for. */
export function ExportButton({ name, columns, rows }: ExportProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const save = ({ contact }: { contact: boolean }) => {
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', gridCsv(columns, rows, contact));
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open && (
        <Dialog title={words.title} onClose={close} size="small">
          <AppForm initialValues={{ contact: false }} onSubmit={save} idPrefix="export">
            <Text>{words.text(rows.length)}</Text>
            <CheckboxField name="contact" label={words.contact} hint={words.contactHint} />
            <DialogActions act={words.save} keep={words.keep} onKeep={close} />
          </AppForm>
        </Dialog>
      )}
    </>
  );
}
