export { CheckboxField } from './checkbox-field';
export { CheckboxInput } from './checkbox-input';
export type { CheckboxInputProps } from './checkbox-input';
