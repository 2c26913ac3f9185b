export { errorList, inPageOrder } from './error-list';
export type { ErrorItem } from './error-list';
export { ErrorSummary } from './error-summary';
export type { ErrorSummaryProps } from './error-summary';
export { FormikErrorSummary, useErrorSummary } from './formik-error-summary';
