import { failureCode, paths } from '@scanharbor/shared-contracts';
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

/** A doctor by the identifier in the address; an unknown one is said (MK-123), a failure can be tried again. */
export function DoctorLoader({ identifier, children }: { identifier: string; children: (doctor: Doctor) => ReactNode }) {
  const { data, error, isFetching, refetch } = useFindDoctorQuery({ doctorId: identifier, by: 'identifier' });
  const texts = doctorTexts.page;
  if (data) return <Page>{children(data)}</Page>;
  if (error && failureCode(error) === notFound) {
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
