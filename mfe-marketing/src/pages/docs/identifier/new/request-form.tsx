import { getErrorMessage, useSession } from '@scanharbor/shared-contracts';
import { useLazyDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { Button } from '@scanharbor/shared-ui/button';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useConfirmStaffSignOut } from '../../../../components/use-confirm-staff-sign-out';
import { doctorTexts } from '../../../../content/doctors';
import { staffSignOutTexts } from '../../../../content/staff-sign-out';
import { PersonSection } from './person-section';
import { type DoctorRequestValues, emptyDoctorRequest, isLookedUp, requestSchema } from './request-values';
import { ScanSection } from './scan-section';
import { DoctorRequestError, useDoctorRequest } from './use-doctor-request';

const texts = doctorTexts.request;

interface RequestFormProps {
  doctorId: number;
  onSubmitted: (requestId: number) => void;
}

/** Collects patient details for a new account, scan type, ZIP code and prescription image (MK-125). */
export function RequestForm({ doctorId, onSubmitted }: RequestFormProps) {
  const { user } = useSession();
  const [findDistances] = useLazyDistanceOptionsQuery();
  const sendRequest = useDoctorRequest(doctorId);
  const [failure, setFailure] = useState<string>();
  const { question, bookButtonRef, mayBook, stay } = useConfirmStaffSignOut();
  const patient = registeredPatient(user);

  const findNearestOption = async ({ zipCode, scanServiceId }: DoctorRequestValues) => {
    if (!isLookedUp(zipCode, scanServiceId)) throw new DoctorRequestError(texts.zipInvalid, 'zipCode');
    const query = findDistances({ zip: zipCode, scanServiceId: Number(scanServiceId) }, true);
    const options = await query.unwrap().catch((error: unknown) => {
      throw new DoctorRequestError(getErrorMessage(error, texts.failed), 'zipCode');
    });
    const [option] = options;
    if (!option) throw new DoctorRequestError(texts.noCenters, 'zipCode');
    return option;
  };

  const submit = async (values: DoctorRequestValues, { setErrors }: FormikHelpers<DoctorRequestValues>) => {
    setFailure(undefined);
    const { file } = values;
    if (!file || !mayBook()) return;
    try {
      const option = await findNearestOption(values);
      onSubmitted(await sendRequest({ ...values, file }, option));
    } catch (error) {
      const message = error instanceof DoctorRequestError ? error.message : texts.failed;
      if (error instanceof DoctorRequestError && error.field) setErrors({ [error.field]: message });
      else setFailure(message);
    }
  };

  return (
    <AppForm<DoctorRequestValues>
      initialValues={emptyDoctorRequest}
      validationSchema={requestSchema(patient !== undefined)}
      onSubmit={submit}
      label={texts.submit}
    >
      <Heading level={2}>{texts.you}</Heading>
      {patient ? <Text>{texts.signedInAs(`${patient.firstName} ${patient.lastName}`)}</Text> : <PersonSection />}
      <Heading level={2}>{texts.scanTitle}</Heading>
      <ScanSection />
      <FormFailure>{failure}</FormFailure>
      {question && <Text role="alert">{question}</Text>}
      <Cluster>
        <SubmitButton ref={bookButtonRef} savingText={texts.submitting}>
          {question ? texts.leaveCenter : texts.submit}
        </SubmitButton>
        {question && <Button onClick={stay}>{staffSignOutTexts.stay}</Button>}
      </Cluster>
    </AppForm>
  );
}
