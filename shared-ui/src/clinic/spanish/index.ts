export { translateClinicWidgets } from './translate-clinic-widgets';
