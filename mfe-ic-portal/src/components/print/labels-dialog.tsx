import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { printMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { number, object } from 'yup';
import { texts } from '../../texts';
import { loadSelected } from '../bulk/load-selected';
import { DialogActions } from '../dialog-actions';
import { type RequestListName } from '../grid/use-request-page';
import { Labels, labelsPerSheet } from './labels';

const printTexts = texts.print;

const { startInvalid } = printTexts;
const schema = object({
  start: number()
    .typeError(startInvalid)
    .required(startInvalid)
    .integer(startInvalid)
    .min(1, startInvalid)
    .max(labelsPerSheet, startInvalid),
});

/** The parts in which a large selection is printed, each as text and by its first request. */
const listParts = (requests: number) =>
  Array.from({ length: Math.ceil(requests / printMaximum) }, (_part, index) => {
    const first = index * printMaximum;
    return { value: String(first), label: printTexts.partOf(first + 1, Math.min(first + printMaximum, requests)) };
  });

interface LabelsDialogProps {
  /** Title of the list. */
  name: string;
  list: RequestListName;
  requestIds: readonly number[];
  onClose: () => void;
}

/**
 * Prints labels of requests, on a sheet that may be used in part, those of a large selection part by part. Without its event in the audit
 * trail there is no print.
 */
export function LabelsDialog({ name, list, requestIds, onClose }: LabelsDialogProps) {
  const dispatch = useAppDispatch();
  const [record] = useRecordExportMutation();
  const [failure, setFailure] = useState<string>();
  const [printed, setPrinted] = useState<{ rows: readonly PortalRequest[]; used: number }>();
  const parts = listParts(requestIds.length);
  const load = async (first: number, start: number) => {
    const wanted = requestIds.slice(first, first + printMaximum);
    try {
      const rows = await loadSelected(dispatch, list, wanted);
      if (rows.length < wanted.length) dispatch(messageShown({ status: null, message: texts.bulk.gone(wanted.length - rows.length) }));
      await record({ list: printTexts.labelsName(name), rows: rows.length, requestIds: rows.map(({ requestId }) => requestId) }).unwrap();
      setFailure(undefined);
      setPrinted({ rows, used: start - 1 });
    } catch (error) {
      setFailure(getErrorMessage(error, printTexts.failed));
    }
  };
  return (
    <Dialog title={printTexts.labelsTitle} onClose={onClose} size="small">
      <AppForm
        initialValues={{ part: '0', start: '1' }}
        validationSchema={schema}
        onSubmit={({ part, start }) => load(Number(part), Number(start))}
        idPrefix="labels"
      >
        <Text>{printTexts.labelsText(requestIds.length)}</Text>
        {parts.length > 1 && <SelectField name="part" label={printTexts.part} emptyLabel={null} options={parts} />}
        <TextField name="start" label={printTexts.start} hint={printTexts.startHint} inputMode="numeric" width={4} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions action={printTexts.print} cancel={printTexts.keep} onCancel={onClose} />
      </AppForm>
      {printed && <Labels {...printed} onDone={onClose} />}
    </Dialog>
  );
}
