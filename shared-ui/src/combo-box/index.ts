export { ComboBox } from './combo-box';
export type { ComboBoxProps } from './combo-box';
export { ComboInput } from './combo-input';
export type { ComboInputProps } from './combo-input';
export { matchingOptions, shownOptions } from './options';
export type { ComboOption } from './options';
