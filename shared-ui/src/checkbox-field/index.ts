export { CheckboxField } from './checkbox-field';
export { CheckboxInput } from './checkbox-input';
