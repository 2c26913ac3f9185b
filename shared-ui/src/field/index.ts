export { controlLook, TextAreaInput, TextInput } from './control.styles';
export { firstMessage } from './error-text';
export { FieldError, FieldFrame, FieldGroup } from './field-frame';
export type { FieldFrameProps, FieldGroupProps } from './field-frame';
export { fieldId, FieldIdPrefix, useFieldId } from './field-id';
export { useFormikField } from './use-formik-field';
export type { ControlAria, FieldProps, FieldWiring } from './use-formik-field';
