import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../field/index';
import { Text } from '../theme/index';

/** Takes no space while empty, but exists, so that screen readers announce its first message. */
const Message = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface FormFailureProps {
  /** The error message; empty without an error. */
  children?: string | false | undefined;
  /** The concurrent change that caused the failure. */
  reason?: string | undefined;
}

/** Shows why the last submission failed, for failures that belong to no field. Announced when it appears. */
export function FormFailure({ children, reason }: FormFailureProps): ReactElement {
  return (
    <Message role="alert">
      {children && <FieldError>{children}</FieldError>}
      {children && reason && <Text>{reason}</Text>}
    </Message>
  );
}
