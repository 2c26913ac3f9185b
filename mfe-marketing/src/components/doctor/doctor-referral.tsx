import { paths } from '@scanharbor/shared-contracts';
import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { type Doctor } from '@scanharbor/shared-contracts/domain/doctor';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster, FormColumn, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { doctorTexts } from '../../content/doctors';
import { ArticleHead } from '../article-head';
import { DoctorLink } from './doctor-link';
import { DoctorLoader } from './doctor-loader';
import { LocationPreview } from './location-preview';

const formatDoctorAddress = ({ address1, address2, state, zipCode }: Doctor) =>
  [address1, address2, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');

/** Keeps the doctor for the request: step 3 and the patient's list of doctors start with them (PR-091, PR-092). */
const choose = ({ id, firstName, lastName, phone }: Doctor) => chosenDoctorStorage.save({ id, firstName, lastName, phone });

/**
 * Shows a referring doctor, the centers near a ZIP code and links to the request form and to the four steps. It requires no sign-in
 * (MK-136).
 */
export function DoctorReferral({ identifier }: { identifier: string }) {
  return (
    <DoctorLoader identifier={identifier}>
      {(doctor) => (
        <FormColumn>
          <ArticleHead title={`Dr. ${doctor.firstName} ${doctor.lastName}`} lead={doctorTexts.page.lead} />
          <Stack $gap="space4">
            {formatDoctorAddress(doctor) && <Text $color="ink2">{formatDoctorAddress(doctor)}</Text>}
            {doctor.phone && <Text $color="ink2">{doctor.phone}</Text>}
          </Stack>
          <DoctorLink doctor={doctor} />
          <Stack $gap="space8">
            <Cluster>
              <ButtonLink $variant="primary" to={paths.doctorRequest(identifier)}>
                {doctorTexts.page.request}
              </ButtonLink>
              <ButtonLink $variant="secondary" to={paths.requestScan()} onClick={() => choose(doctor)}>
                {doctorTexts.page.requestInSteps}
              </ButtonLink>
            </Cluster>
            <Text $size="note" $color="ink2">
              {doctorTexts.page.requestHint}
            </Text>
          </Stack>
          <LocationPreview initialZip={doctor.zipCode} />
        </FormColumn>
      )}
    </DoctorLoader>
  );
}
