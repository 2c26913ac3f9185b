import { getErrorMessage, paths, useSession } from '@scanharbor/shared-contracts';
import { useLazySearchDoctorsQuery } from '@scanharbor/shared-contracts/api/doctors';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow, FormColumn, Page, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { object, string } from 'yup';
import { ArticleHead } from '../../components/article-head';
import { SpecialtyField } from '../../components/doctor/specialty-field';
import { StatusSlot } from '../../components/status-slot';
import { SeoMetadata } from '../../components/seo-metadata';
import { doctorTexts } from '../../content/doctors';
import { webPageSchema } from '../../content/structured-data';
import { DoctorTable } from './doctor-table';

const texts = doctorTexts.search;

const schema = object({
  zipCode: string().test('zip', texts.zipMissing, (zip) => isZip(zip ?? '')),
  specialty: string().required(texts.specialtyMissing),
});

/** Shows the public search for doctors by ZIP code and specialty (MK-115 to MK-119). */
function DoctorSearchPage() {
  const { user } = useSession();
  const [search, { currentData: doctors, error }] = useLazySearchDoctorsQuery();
  return (
    <Page>
      <SeoMetadata
        path={paths.doctorSearch()}
        structuredData={typeof document === 'undefined' && [webPageSchema({ ...texts, path: paths.doctorSearch() })]}
      />
      <Stack $gap="space32">
        <ArticleHead title={texts.title} lead={texts.lead} />
        <FormColumn>
          <AppForm
            initialValues={{ zipCode: user?.zipCode ?? '', specialty: '' }}
            validationSchema={schema}
            onSubmit={(values) => search(values)}
            label={texts.title}
          >
            <FieldRow>
              <ZipField name="zipCode" label={texts.zip} />
              <SpecialtyField />
            </FieldRow>
            <div>
              <SubmitButton savingText={texts.searching}>{texts.submit}</SubmitButton>
            </div>
          </AppForm>
          <FormFailure>{error && getErrorMessage(error, texts.failed)}</FormFailure>
        </FormColumn>
        <StatusSlot role="status">{doctors && <Text $strong>{texts.count(doctors.length)}</Text>}</StatusSlot>
        {doctors && doctors.length > 0 && <DoctorTable doctors={doctors} />}
      </Stack>
    </Page>
  );
}

export { DoctorSearchPage as Page };
