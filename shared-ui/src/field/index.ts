export { controlLook, TextAreaInput, TextInput } from './control.styles';
export { firstMessage } from './error-text';
export { FieldError, FieldFrame, type FieldFrameProps, FieldGroup, type FieldGroupProps } from './field-frame';
export { fieldId, FieldIdPrefix, useFieldId } from './field-id';
export { type ControlAria, type FieldProps, type FieldWiring, useFormikField } from './use-formik-field';
