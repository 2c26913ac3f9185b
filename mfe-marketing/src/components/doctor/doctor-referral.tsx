import { paths } from '@scanharbor/shared-contracts';
import { type Doctor } from '@scanharbor/shared-contracts/domain/doctor';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { FormColumn, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { doctorTexts } from '../../content/doctors';
import { ArticleHead } from '../article-head';
import { DoctorLink } from './doctor-link';
import { DoctorLoader } from './doctor-loader';
import { LocationPreview } from './location-preview';

const placeOf = ({ address1, address2, state, zipCode }: Doctor) =>
  [address1, address2, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');

/** The page of a referring doctor: who it is, centers around a zip, and the way to a request. No login needed (MK-136). */
export function DoctorReferral({ identifier }: { identifier: string }) {
  return (
    <DoctorLoader identifier={identifier}>
      {(doctor) => (
        <FormColumn>
          <ArticleHead title={`Dr. ${doctor.firstName} ${doctor.lastName}`} lead={doctorTexts.page.lead} />
          <Stack $gap="space4">
            {placeOf(doctor) && <Text $colour="ink2">{placeOf(doctor)}</Text>}
            {doctor.phone && <Text $colour="ink2">{doctor.phone}</Text>}
          </Stack>
          <DoctorLink doctor={doctor} />
          <div>
            <ButtonLink $variant="primary" to={paths.doctorRequest(identifier)}>
              {doctorTexts.page.request}
            </ButtonLink>
          </div>
          <LocationPreview initialZip={doctor.zipCode} />
        </FormColumn>
      )}
    </DoctorLoader>
  );
}
