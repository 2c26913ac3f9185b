export { SelectField } from './select-field';
export type { SelectFieldProps } from './select-field';
export { SelectInput } from './select-input';
export type { SelectInputProps, SelectOption } from './select-input';
