import { type ReactElement } from 'react';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { ComboInput, type ComboInputProps } from './combo-input';
import { type ComboOption } from './options';

export interface ComboBoxProps
  extends FieldProps, Pick<ComboInputProps, 'options' | 'chosenLabel' | 'onSearch' | 'searching' | 'placeholder' | 'emptyText'> {
  /** The option that was chosen, undefined when the text was emptied; the form's value is set already. */
  onChosen?: (option: ComboOption | undefined) => void;
}

/**
 * One of many options, found by typing; Formik value: the option's id, '' when nothing is chosen.
 * Filters `options` itself, or with `onSearch` leaves that to whoever answers the search.
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
          field.change(id);
          onChosen?.(option);
        }}
        onLeave={field.leave}
      />
    </FieldFrame>
  );
}
