export { StepFooter, type StepFooterProps } from './step-footer';
