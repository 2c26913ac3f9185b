import { type ReactElement, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index';
import { FieldFrame, type FieldProps, TextInput, useFormikField } from '../field/index';
import { widgetTexts } from '../widget-texts';
import { token } from '../theme/index';
import { type PasswordRule, RuleList } from './rule-list';

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
  /** Rules shown under the field, checked off while the user types. */
  rules?: readonly PasswordRule[];
}

const Wrap = styled.div`
  position: relative;

  input {
    padding-inline-end: ${token.controlHeight};
  }

  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

/** A password with a button that shows it; Formik value: string. Pasting is allowed. */
export function PasswordField({ name, label, hint, optional, rules, autoComplete = 'current-password' }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const field = useFormikField<string>({ name, hint });
  const described = [field.aria['aria-describedby'], rules && `${field.id}-rules`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Wrap>
        <TextInput
          {...field.aria}
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={field.value}
          aria-required={!optional}
          aria-describedby={described || undefined}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
        <IconButton label={shown ? widgetTexts.hidePassword : widgetTexts.showPassword} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </Wrap>
      {rules && <RuleList id={`${field.id}-rules`} rules={rules} password={field.value} />}
    </FieldFrame>
  );
}
