import { failureMessage, useSession } from '@scanharbor/shared-contracts';
import { useLazyDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/session-user';
import { Button } from '@scanharbor/shared-ui/button';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useLeaveCenter } from '../../../../components/use-leave-center';
import { doctorTexts } from '../../../../content/doctors';
import { leaveCenterTexts } from '../../../../content/leave-center';
import { PersonPart } from './person-part';
import { type DoctorRequestValues, emptyDoctorRequest, isLookedUp, requestSchema } from './request-values';
import { ScanPart } from './scan-part';
import { DoctorRequestFault, useDoctorRequest } from './use-doctor-request';

const texts = doctorTexts.request;

interface RequestFormProps {
  doctorId: number;
  onSubmitted: (requestId: number) => void;
}

/** Patient details with a new account, scan type, zip and prescription picture (MK-125). */
export function RequestForm({ doctorId, onSubmitted }: RequestFormProps) {
  const { user } = useSession();
  const [findDistances] = useLazyDistanceOptionsQuery();
  const sendRequest = useDoctorRequest(doctorId);
  const [failure, setFailure] = useState<string>();
  const { question, goOn, mayBook, stay } = useLeaveCenter();
  const patient = registeredPatient(user);

  const nearest = async ({ zipCode, scanServiceId }: DoctorRequestValues) => {
    if (!isLookedUp(zipCode, scanServiceId)) throw new DoctorRequestFault(texts.zipInvalid, 'zipCode');
    const query = findDistances({ zip: zipCode, scanServiceId: Number(scanServiceId) }, true);
    const options = await query.unwrap().catch((error: unknown) => {
      throw new DoctorRequestFault(failureMessage(error, texts.failed), 'zipCode');
    });
    const [option] = options;
    if (!option) throw new DoctorRequestFault(texts.noCenters, 'zipCode');
    return option;
  };

  const submit = async (values: DoctorRequestValues, { setErrors }: FormikHelpers<DoctorRequestValues>) => {
    setFailure(undefined);
    const { file } = values;
    if (!file || !mayBook()) return;
    try {
      const option = await nearest(values);
      onSubmitted(await sendRequest({ ...values, file }, option));
    } catch (fault) {
      const message = fault instanceof DoctorRequestFault ? fault.message : texts.failed;
      if (fault instanceof DoctorRequestFault && fault.field) setErrors({ [fault.field]: message });
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
      {patient ? <Text>{texts.signedInAs(`${patient.firstName} ${patient.lastName}`)}</Text> : <PersonPart />}
      <Heading level={2}>{texts.scanTitle}</Heading>
      <ScanPart />
      <FormFailure>{failure}</FormFailure>
      {question && <Text role="alert">{question}</Text>}
      <Cluster>
        <SubmitButton ref={goOn} savingText={texts.submitting}>
          {question ? texts.leaveCenter : texts.submit}
        </SubmitButton>
        {question && <Button onClick={stay}>{leaveCenterTexts.stay}</Button>}
      </Cluster>
    </AppForm>
  );
}
