import { type ReactElement } from 'react';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { uiTexts } from '../texts';
import { SelectInput, type SelectOption } from './select-input';

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The entry for no choice ("Choose one"); null leaves it out. */
  emptyLabel?: string | null;
  autoComplete?: string;
  disabled?: boolean;
}

/** One of a short list; Formik value: string, '' when nothing is chosen. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  emptyLabel = uiTexts.chooseOne,
  ...select
}: SelectFieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <SelectInput
        {...select}
        {...field.aria}
        id={field.id}
        name={name}
        options={options}
        emptyLabel={emptyLabel ?? undefined}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
