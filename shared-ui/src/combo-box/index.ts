export { ComboBox } from './combo-box';
export { ComboInput } from './combo-input';
