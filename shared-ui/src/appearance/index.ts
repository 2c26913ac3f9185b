export { type Appearance, applyAppearance, followOtherTabs, readAppearance, saveAppearance, subscribeAppearance } from './appearance';
