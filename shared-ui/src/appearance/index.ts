export {
  type Appearance,
  applyAppearance,
  followOtherTabs,
  getAppearance,
  readAppearance,
  saveAppearance,
  subscribeAppearance,
} from './appearance';
