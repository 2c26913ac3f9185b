import { type ReactElement, type ReactNode } from 'react';
import { LineIcon } from '../icon/index';
import { uiTexts } from '../texts';
import { ErrorLine, Frame, GroupFrame, Hint, Label, Legend, OptionalMark } from './field-frame.styles';

/** An error message with its icon. The control's `aria-describedby` refers to `id`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }): ReactElement {
  return (
    <ErrorLine id={id}>
      <LineIcon name="alert" size={16} />
      <span>{children}</span>
    </ErrorLine>
  );
}

interface FieldFrameProps {
  /** Id of the control. Its label, hint and error get the suffixes `-label`, `-hint` and `-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}

const marked = (label: ReactNode, optional: boolean | undefined) => (
  <>
    {label}
    {optional && <OptionalMark> {uiTexts.optional}</OptionalMark>}
  </>
);

/** Label, hint, control and error of one control, in this order. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps): ReactElement {
  return (
    <Frame>
      <Label id={`${id}-label`} htmlFor={id}>
        {marked(label, optional)}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  /** `radiogroup` for single choice; a plain group by default. */
  role?: 'radiogroup' | 'group';
}

/** The same for several controls of one question: a fieldset with a legend. */
export function FieldGroup({ id, label, hint, error, optional, role = 'group', children }: FieldGroupProps): ReactElement {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <GroupFrame
      id={`${id}-group`}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <Legend id={`${id}-label`}>{marked(label, optional)}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </GroupFrame>
  );
}
