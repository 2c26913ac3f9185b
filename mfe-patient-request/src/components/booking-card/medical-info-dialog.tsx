import { useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useEditableRequestQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow, Stack } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { physicianTexts } from '../../texts';
import { RequestQueryState } from '../edit-request/request-query-state';
import { DoctorSearch } from '../request-flow/step-three/doctor-search';
import { missingTexts } from './booking-card.texts';
import { emptyMedicalInfo, medicalInfoSchema, type MedicalInfoValues } from './medical-info';
import { useMedicalInfo } from './use-medical-info';

interface MedicalInfoDialogProps {
  requestId: number;
  onClose: () => void;
  /** Called when the input is stored; also closes the dialog. */
  onSaved: () => void;
}

/** Prompts for the missing physician and reason of a request (PR-193, PR-194). After a failed save the input stays in the form. */
export function MedicalInfoDialog({ requestId, onClose, onSaved }: MedicalInfoDialogProps) {
  const dispatch = useAppDispatch();
  const query = useEditableRequestQuery({ requestId });
  const stored = query.data;
  const save = useMedicalInfo(requestId);
  const [failed, setFailed] = useState(false);

  const submit = async (values: MedicalInfoValues) => {
    setFailed(false);
    try {
      await save(values);
      dispatch(messageShown({ status: true, message: missingTexts.medicalSaved, delay: 5000 }));
      onSaved();
    } catch {
      setFailed(true);
    }
  };

  return (
    <Dialog title={missingTexts.medicalTitle} onClose={onClose}>
      {!stored ? (
        <RequestQueryState query={query} />
      ) : (
        <AppForm<MedicalInfoValues>
          idPrefix={`medical-${requestId}`}
          label={missingTexts.medicalTitle}
          initialValues={{ ...emptyMedicalInfo, reason: stored.reason }}
          validationSchema={medicalInfoSchema}
          onSubmit={submit}
        >
          {({ values }) => (
            <>
              <DoctorSearch />
              {values.doctorId === null && (
                <>
                  <FieldRow>
                    <TextField name="doctorFirstName" label={physicianTexts.firstName} />
                    <TextField name="doctorLastName" label={physicianTexts.lastName} />
                  </FieldRow>
                  <PhoneField name="doctorPhone" label={physicianTexts.phone} optional autoComplete="off" />
                </>
              )}
              <TextArea name="reason" label={physicianTexts.reason} hint={missingTexts.reasonHint} />
              <Stack $gap="space4">
                <FormFailure>{failed && missingTexts.medicalFailed}</FormFailure>
                <DialogButtons>
                  <Button onClick={onClose}>{missingTexts.cancel}</Button>
                  <SubmitButton>{missingTexts.save}</SubmitButton>
                </DialogButtons>
              </Stack>
            </>
          )}
        </AppForm>
      )}
    </Dialog>
  );
}
