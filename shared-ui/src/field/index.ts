export { controlStyles, TextAreaInput, TextInput } from './control.styles';
export { getFirstMessage } from './error-text';
export { FieldError, FieldFrame, FieldGroup } from './field-frame';
export { fieldId, FieldIdPrefix, useFieldId } from './field-id';
export { type ControlAria, type FieldProps, useFormikField } from './use-formik-field';
