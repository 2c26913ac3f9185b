export { CancelForm } from './cancel-form';
