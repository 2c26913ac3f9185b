export { StepIndicator } from './step-indicator';
export type { Step, StepIndicatorProps } from './step-indicator';
