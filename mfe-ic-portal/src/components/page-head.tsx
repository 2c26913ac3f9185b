import { Cluster } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Headline = styled(Cluster)`
  column-gap: ${token.space24};
  margin-bottom: ${token.space16};
`;

/** A screen's title with the actions for the entire screen. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Headline $gap="space8" $justify="space-between">
      <Heading level={1}>{title}</Heading>
      {children && <Cluster $gap="space12">{children}</Cluster>}
    </Headline>
  );
}
