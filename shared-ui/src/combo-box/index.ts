export { ComboBox, type ComboBoxProps } from './combo-box';
export { ComboInput, type ComboInputProps } from './combo-input';
export { type ComboOption, matchingOptions, shownOptions } from './options';
