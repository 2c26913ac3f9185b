import { Card } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
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

/** The frame of the sign-in and password screens: a heading and one card. */
export function GuestCard({ title, before, children }: { title: string; before?: ReactNode; children: ReactNode }) {
  return (
    <Place>
      <Heading level={1} size="title">
        {title}
      </Heading>
      {before}
      <Body>{children}</Body>
    </Place>
  );
}
