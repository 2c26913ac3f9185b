import { type ScreenTitles } from '@scanharbor/shared-contracts';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateClinicWidgets } from '@scanharbor/shared-ui/clinic/spanish';
import { translateWidgets } from '@scanharbor/shared-ui/spanish';
import { translateResults } from './translate-results';
import { translateFlow } from './translate-flow';
import { translateSettings } from './translate-settings';
import { translateTests } from './translate-tests';

const request = 'Solicite un estudio en un centro de imágenes cercano, con seguro o con un precio de pago por cuenta propia.';

/** Translates the texts of the patient's screens, and their copies of the shared ones. Returns the titles of the screens. */
export function translate(): ScreenTitles {
  translateContracts();
  translateWidgets();
  translateClinicWidgets();
  translateFlow();
  translateTests();
  translateResults();
  translateSettings();
  return {
    '/home': { title: 'Su página', description: request },
    '/request-scan': { title: 'Solicitar un estudio', description: request },
    '/request-scan/centers': {
      title: 'Centros y precios',
      description: 'Centros de imágenes cercanos para un estudio, con el precio total y los próximos horarios libres.',
    },
    '/tests/request/edit': { title: 'Editar su solicitud' },
    '/tests/estimate/:requestId': { title: 'Cálculo de buena fe' },
    '/tests/:page?': { title: 'Sus estudios' },
    '/register/:userType?': {
      title: ({ userType }) => (userType === 'provider' ? 'Registre su centro de imágenes' : 'Registrarse'),
      description: 'Registre un centro de imágenes, o solicite un estudio como paciente.',
    },
    '/settings/:page?': { title: 'Configuración' },
    '/patient-provider/:page?': { title: 'Formas de pago' },
  };
}
