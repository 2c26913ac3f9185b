export { StepFooter } from './step-footer';
export type { StepFooterProps } from './step-footer';
