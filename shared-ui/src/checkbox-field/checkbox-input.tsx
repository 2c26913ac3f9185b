import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index';

/** Scales with the text beside it. */
export const boxSize = '1.375rem';

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space12};
  justify-self: start;
  min-height: ${token.targetSize};
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: ${boxSize};
  height: ${boxSize};
  margin: 1px 0 0;
  accent-color: ${token.brand};
  border-radius: 4px;
`;

/** The middle of its first line is that of the box, also where lines are low. */
const Label = styled.span`
  margin-block-start: calc((${boxSize} + 2px - 1lh) / 2);
`;

/** A second line in a lighter style. */
export const Note = styled.span`
  display: block;
  font-size: ${token.text14};
  line-height: 1.25rem;
  color: ${token.ink2};
`;

interface CheckboxInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label. */
export function CheckboxInput({ label, note, ...input }: CheckboxInputProps): ReactElement {
  return (
    <Row>
      <Box {...input} type="checkbox" />
      <Label>
        {label}
        {note && <Note>{note}</Note>}
      </Label>
    </Row>
  );
}
