import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, FormColumn, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ArticleHead } from '../../../../components/article-head';
import { DoctorLoader } from '../../../../components/doctor/doctor-loader';
import { doctorTexts } from '../../../../content/doctors';
import { RequestForm } from './request-form';

const texts = doctorTexts.request;

/** Confirms the stored request (MK-131). */
function RequestSubmitted({ requestId }: { requestId: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="div">
      <Stack>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {texts.submitted}
        </Heading>
        <Text $tabular>#{requestId}</Text>
        <div>
          <ButtonLink $variant="primary" to={paths.tests()}>
            {texts.toTests}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** Shows the scan request of a doctor, for guests and signed-in users (MK-124). */
function DoctorRequestPage() {
  const { identifier = '' } = useParams();
  const [requestId, setRequestId] = useState<number>();
  return (
    <DoctorLoader key={identifier} identifier={identifier}>
      {(doctor) => (
        <FormColumn>
          <ArticleHead title={doctorTexts.request.title(`${doctor.firstName} ${doctor.lastName}`)} lead={doctorTexts.request.next} />
          {requestId === undefined ? (
            <RequestForm doctorId={doctor.id} onSubmitted={setRequestId} />
          ) : (
            <RequestSubmitted requestId={requestId} />
          )}
        </FormColumn>
      )}
    </DoctorLoader>
  );
}

export { DoctorRequestPage as Page };
