import { getErrorCode, paths } from '@scanharbor/shared-contracts';
import { useFindDoctorQuery } from '@scanharbor/shared-contracts/api/doctors';
import { type Doctor } from '@scanharbor/shared-contracts/domain/doctor';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Page, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { doctorTexts } from '../../content/doctors';

const notFound = 404;

/** Loads a doctor by the identifier in the URL. It reports an unknown identifier (MK-123) and offers a retry after a failure. */
export function DoctorLoader({ identifier, children }: { identifier: string; children: (doctor: Doctor) => ReactNode }) {
  const { data, error, isFetching, refetch } = useFindDoctorQuery({ doctorId: identifier, by: 'identifier' });
  const texts = doctorTexts.page;
  if (data) return <Page>{children(data)}</Page>;
  if (error && getErrorCode(error) === notFound) {
    return (
      <Page>
        <Stack $gap="space24">
          <Heading level={1}>{texts.notFound}</Heading>
          <div>
            <ButtonLink $variant="secondary" to={paths.doctorSearch()}>
              {texts.find}
            </ButtonLink>
          </div>
        </Stack>
      </Page>
    );
  }
  return (
    <Page>{error ? <LoadError level={1} title={texts.failed} retrying={isFetching} onRetry={() => void refetch()} /> : <Skeleton />}</Page>
  );
}
