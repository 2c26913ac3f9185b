export { SelectField, type SelectFieldProps } from './select-field';
export { SelectInput, type SelectInputProps, type SelectOption } from './select-input';
