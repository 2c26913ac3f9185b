import { useState } from 'react';
import { type FormikHelpers } from 'formik';
import { styled } from 'styled-components';
import { getErrorCode, getErrorMessage } from '@scanharbor/shared-contracts';
import { useLazyFindDoctorQuery } from '@scanharbor/shared-contracts/api/doctors';
import { useLinkDoctorMutation } from '@scanharbor/shared-contracts/api/patients';
import { type Doctor } from '@scanharbor/shared-contracts/domain/doctor';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { settingsTexts } from './settings.texts';

interface FindValues {
  identifier: string;
}

const Result = styled.div`
  &:not(:empty) {
    margin-top: ${token.space16};
  }
`;

const notFound = 404;
const nameOf = ({ firstName, lastName }: Doctor) => `${firstName} ${lastName}`;

/** Finds a doctor by identifier and links them (PR-243 to PR-245). */
export function AddDoctorDialog({ onClose }: { onClose: () => void }) {
  const [find] = useLazyFindDoctorQuery();
  const [link] = useLinkDoctorMutation();
  const [found, setFound] = useState<Doctor>();
  const { sending, failure, send } = useSingleFlight();

  const search = async ({ identifier }: FindValues, { setErrors }: FormikHelpers<FindValues>) => {
    setFound(undefined);
    const doctorId = identifier.trim();
    if (doctorId === '') return;
    try {
      setFound(await find({ doctorId, by: 'identifier' }).unwrap());
    } catch (error) {
      const unknown = getErrorCode(error) === notFound;
      setErrors({ identifier: unknown ? settingsTexts.notFound : getErrorMessage(error, settingsTexts.loadFailed) });
    }
  };
  const add = async (doctor: Doctor) => {
    if (await send(() => link({ doctorId: doctor.id }).unwrap())) onClose();
  };

  return (
    <Dialog title={settingsTexts.addDoctor} onClose={onClose}>
      <div>
        <AppForm<FindValues> idPrefix="add-doctor" initialValues={{ identifier: '' }} onSubmit={search}>
          <TextField
            name="identifier"
            label={settingsTexts.identifier}
            hint={settingsTexts.identifierHint}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <SubmitButton variant="secondary">{settingsTexts.find}</SubmitButton>
          </div>
        </AppForm>
        <Result role="status">
          {found && (
            <Card aria-label={settingsTexts.doctor(nameOf(found))}>
              <Cluster $justify="space-between">
                <Stack $gap="space4">
                  <Text $strong>{settingsTexts.doctor(nameOf(found))}</Text>
                  <Text $size="note" $color="ink2">
                    {[found.address1, found.state, found.phone].filter(Boolean).join(', ')}
                  </Text>
                </Stack>
                <Button variant="primary" saving={sending} onClick={() => void add(found)}>
                  {settingsTexts.add(nameOf(found))}
                </Button>
              </Cluster>
            </Card>
          )}
        </Result>
        <FormFailure>{failure !== null && getErrorMessage(failure, settingsTexts.failed)}</FormFailure>
      </div>
    </Dialog>
  );
}
