import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../field/index';
import { Text } from '../theme/index';

/** Takes no room while it says nothing, yet is there to be heard when it does. */
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface FormFailureProps {
  /** What failed, in words; nothing while nothing did. */
  children?: string | false | undefined;
  /** What has changed in the meantime, when that was the reason. */
  why?: string | undefined;
}

/** That the last attempt failed, and why, where no field is at fault; announced when it appears. */
export function FormFailure({ children, why }: FormFailureProps): ReactElement {
  return (
    <Said role="alert">
      {children && <FieldError>{children}</FieldError>}
      {children && why && <Text>{why}</Text>}
    </Said>
  );
}
