import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
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

interface LabelsDialogProps {
  /** Title of the list. */
  name: string;
  list: RequestListName;
  requestIds: readonly number[];
  onClose: () => void;
}

/** Prints labels of requests, on a sheet that may be used in part. Without its event in the audit trail there is no print. */
export function LabelsDialog({ name, list, requestIds, onClose }: LabelsDialogProps) {
  const dispatch = useAppDispatch();
  const [record] = useRecordExportMutation();
  const [failure, setFailure] = useState<string>();
  const [printed, setPrinted] = useState<{ rows: readonly PortalRequest[]; used: number }>();
  const load = async (start: number) => {
    try {
      const rows = await loadSelected(dispatch, list, requestIds);
      if (rows.length < requestIds.length)
        dispatch(messageShown({ status: null, message: texts.bulk.gone(requestIds.length - rows.length) }));
      await record({ list: printTexts.labelsName(name), rows: rows.length, requestIds: rows.map(({ requestId }) => requestId) }).unwrap();
      setFailure(undefined);
      setPrinted({ rows, used: start - 1 });
    } catch (error) {
      setFailure(getErrorMessage(error, printTexts.failed));
    }
  };
  return (
    <Dialog title={printTexts.labelsTitle} onClose={onClose} size="small">
      <AppForm initialValues={{ start: '1' }} validationSchema={schema} onSubmit={({ start }) => load(Number(start))} idPrefix="labels">
        <Text>{printTexts.labelsText(requestIds.length)}</Text>
        <TextField name="start" label={printTexts.start} hint={printTexts.startHint} inputMode="numeric" width={4} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions action={printTexts.print} cancel={printTexts.keep} onCancel={onClose} />
      </AppForm>
      {printed && <Labels {...printed} onDone={onClose} />}
    </Dialog>
  );
}
