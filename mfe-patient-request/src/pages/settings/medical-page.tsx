import { Stack } from '@scanharbor/shared-ui/layout';
import { Conditions } from './conditions';
import { Doctors } from './doctors';
import { ScreeningForm } from './screening/screening-form';

/** The patient's doctors, medical conditions (PR-234) and screening answers. */
export function MedicalPage() {
  return (
    <Stack $gap="space48">
      <Doctors />
      <Conditions />
      <ScreeningForm />
    </Stack>
  );
}
