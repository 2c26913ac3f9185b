export { TextAreaInput } from '../field/index';
export { TextArea, type TextAreaProps } from './text-area';
