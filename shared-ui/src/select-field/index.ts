export { SelectField } from './select-field';
export { SelectInput } from './select-input';
