import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { doctorTexts } from '../../../../content/doctors';

const texts = doctorTexts.request;

/** The request is stored (MK-131). */
export function Submitted({ requestId }: { requestId: number }) {
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
