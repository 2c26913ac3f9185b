import { type ReactElement } from 'react';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { ComboInput, type ComboInputProps } from './combo-input';
import { type ComboOption } from './options';

interface ComboBoxProps
  extends FieldProps, Pick<ComboInputProps, 'options' | 'chosenLabel' | 'onSearch' | 'searching' | 'placeholder' | 'emptyText'> {
  /** Called with the chosen option, or undefined when the text was cleared, after Formik has stored the value. */
  onChosen?: (option: ComboOption | undefined) => void;
}

/**
 * A single choice from many options, found by typing; Formik value: the option's id, '' without a choice.
 * Filters `options`. With `onSearch` the caller filters them.
 */
export function ComboBox({ name, label, hint, optional, onChosen, ...combo }: ComboBoxProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <ComboInput
        {...combo}
        {...field.aria}
        id={field.id}
        value={field.value}
        onChange={(id, option) => {
          field.onChange(id);
          onChosen?.(option);
        }}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
