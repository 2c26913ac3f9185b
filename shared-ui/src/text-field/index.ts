export { TextInput } from '../field/index';
export { TextField, type TextFieldProps } from './text-field';
