import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel, Text, token } from '../theme/index';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space8};
  padding: ${token.space32} ${token.space16};
  text-align: center;
`;

const Actions = styled.div`
  margin-top: ${token.space8};
`;

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** Heading level; 2 by default. */
  level?: HeadingLevel;
}

/** Shown instead of an empty list. Says why it is empty and what to do next. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps): ReactElement {
  return (
    <Box>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {text && <Text $color="ink2">{text}</Text>}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}
