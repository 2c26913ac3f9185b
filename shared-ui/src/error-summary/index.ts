export { FormikErrorSummary } from './formik-error-summary';
