export { CheckboxField } from './checkbox-field';
export { CheckboxInput, type CheckboxInputProps } from './checkbox-input';
