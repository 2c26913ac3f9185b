export { StepSlider } from './step-slider';
export type { StepSliderProps } from './step-slider';
