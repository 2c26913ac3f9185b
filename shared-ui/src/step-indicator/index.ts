export { StepIndicator } from './step-indicator';
export { useFocusOnStep } from './use-focus-on-step';
