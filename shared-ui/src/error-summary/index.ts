export { type ErrorItem, errorList, inPageOrder } from './error-list';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export { FormikErrorSummary, useErrorSummary } from './formik-error-summary';
