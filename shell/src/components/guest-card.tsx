import { Card } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Container = styled.div`
  display: grid;
  gap: ${token.space24};
  max-width: 480px;
  margin: 0 auto;
  padding: ${token.space48} ${token.space16};
`;

const Body = styled(Card)`
  display: grid;
  gap: ${token.space24};
`;

/** Shows a sign-in or password screen: a heading and one card. */
export function GuestCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <Heading level={1} size="title">
        {title}
      </Heading>
      {intro}
      <Body>{children}</Body>
    </Container>
  );
}
