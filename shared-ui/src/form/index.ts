export { AppForm } from './app-form';
export type { AppFormProps } from './app-form';
export { SubmitButton } from './submit-button';
