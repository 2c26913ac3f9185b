import { Stack } from '@scanharbor/shared-ui/layout';
import { Conditions } from './conditions';
import { Doctors } from './doctors';

/** The patient's doctors and medical conditions (PR-234). */
export function MedicalPage() {
  return (
    <Stack $gap="space48">
      <Doctors />
      <Conditions />
    </Stack>
  );
}
