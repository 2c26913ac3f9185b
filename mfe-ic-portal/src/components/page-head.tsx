import { Cluster } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space24};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token.space16};
`;

/** A screen's title with what can be done on the whole of it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <Heading level={1}>{title}</Heading>
      {children && <Cluster $gap="space12">{children}</Cluster>}
    </Head>
  );
}
