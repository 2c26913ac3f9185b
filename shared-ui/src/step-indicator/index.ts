export { type Step, StepIndicator, type StepIndicatorProps } from './step-indicator';
