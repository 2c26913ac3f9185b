import { type ReactElement } from 'react';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { widgetTexts } from '../widget-texts';
import { SelectInput, type SelectOption } from './select-input';

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The option for no choice ("Choose one"); null omits it. */
  emptyLabel?: string | null;
  autoComplete?: string;
  disabled?: boolean;
}

/** A single choice from a short list; Formik value: string, '' without a choice. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  emptyLabel = widgetTexts.chooseOne,
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
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
