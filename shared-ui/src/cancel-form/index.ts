export { CancelForm, type CancelFormProps } from './cancel-form';
export { type Cancellation, cancellationOf, patientReasons, providerReasons } from './cancel-rules';
