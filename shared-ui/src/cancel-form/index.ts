export { CancelForm } from './cancel-form';
export type { CancelFormProps } from './cancel-form';
export { cancellationOf, patientReasons, providerReasons } from './cancel-rules';
export type { Cancellation } from './cancel-rules';
