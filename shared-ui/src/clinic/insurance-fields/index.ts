export { InsuranceFields } from './insurance-fields';
