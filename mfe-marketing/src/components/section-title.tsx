import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

const Title = styled.div`
  display: grid;
  gap: ${token.space4};

  h2 {
    font-size: ${token.text28};
    line-height: 2.25rem;
  }
`;

/** Shows the heading of a page section, with a line below it. */
export function SectionTitle({ id, title, lead }: { id?: string; title: string; lead?: string }) {
  return (
    <Title>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && <Text $color="ink2">{lead}</Text>}
    </Title>
  );
}
