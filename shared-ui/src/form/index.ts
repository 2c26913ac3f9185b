export { AppForm } from './app-form';
export { FormFailure } from './form-failure';
export { SubmitButton } from './submit-button';
