export { StepFooter } from './step-footer';
