import { brand, errorTexts, paths } from '@scanharbor/shared-contracts';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateWidgets } from '@scanharbor/shared-ui/spanish';
import { type siteLinks } from '../layout/site-links';
import { type texts as firstTexts } from '../texts';
import { translateServerMessage } from './server-messages';
import { translateOnDemand } from './translate-on-demand';

/** Texts of the first load. They are parameters, because an import from here would make their bundle larger for everybody. */
export interface FirstTexts {
  texts: typeof firstTexts;
  siteLinks: typeof siteLinks;
}

const problem = 'Hubo un problema con su solicitud';

const blocked = 'Esta parte del sitio se bloqueó por su seguridad';
const unavailable = {
  title: 'Esta parte del sitio no está disponible en este momento',
  text: 'El resto del sitio funciona. No se pierde nada de lo que escribió en otras partes.',
};

/** Shown on screens without a translation. */
export const englishOnly = 'Esta página todavía está solo en inglés.';

function translateFirstLoad(texts: typeof firstTexts) {
  applyTranslation(texts, {
    adminOnly: 'No tiene permiso para ver esa página.',
    requestProblem: problem,
    contactUs: 'Contáctenos',
    skip: 'Ir al contenido',
    beta: 'Beta pública.',
    site: 'Sitio',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    otherLanguage: { code: 'en', name: 'English' },
    appearance: 'Apariencia',
    book: 'Reservar',
    menu: 'Menú',
    loading: 'Cargando la página',
    defaultTitle: `${brand.name}: reserve estudios médicos en centros de imágenes cercanos`,
    defaultDescription: `Reserve resonancias magnéticas, tomografías, ultrasonidos y otros estudios médicos en centros de imágenes cercanos con ${brand.name}, con seguro o con un precio de pago por cuenta propia.`,
    remoteFailed: {
      entry: unavailable,
      code: unavailable,
      timeout: {
        title: 'Esta parte del sitio tarda demasiado en cargar',
        text: 'Es posible que su conexión sea lenta o se haya interrumpido. No se pierde nada de lo que escribió en otras partes.',
      },
      integrity: {
        title: blocked,
        text: 'Uno de sus archivos cambió en el camino hacia usted. Inténtelo de nuevo o use otra red.',
      },
      signature: {
        title: blocked,
        text: 'No es una versión publicada de este sitio. El resto del sitio funciona.',
      },
      outdated: {
        title: 'Esta parte del sitio no está actualizada',
        text: 'Vuelva a cargar la página para obtener la versión actual. El resto del sitio funciona.',
      },
      contract: {
        title: 'Esta parte del sitio se está actualizando',
        text: 'Vuelva en unos minutos. El resto del sitio funciona.',
      },
      render: {
        title: 'Esta página dejó de funcionar',
        text: 'El resto del sitio funciona. No se pierde nada de lo que escribió en otras partes.',
      },
    },
    unreachable: {
      title: `No podemos conectar con ${brand.name}`,
      text: 'Su sesión sigue abierta. Esta página continúa en cuanto vuelva la conexión.',
    },
  });
  applyTranslation(errorTexts, {
    generic: problem,
    offline: 'No pudimos conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
    server: translateServerMessage,
  });
}

function translateLinks(links: typeof siteLinks) {
  const howItWorks = ['Cómo funciona', paths.howItWorks()] as const;
  const scans = ['Estudios y precios', paths.scans()] as const;
  applyTranslation(links, {
    guest: [howItWorks, scans, ['Para centros de imágenes', paths.partner()]],
    patient: [howItWorks, ['Solicitar un estudio', paths.home()], ['Mis estudios', paths.tests()], ['Configuración', paths.settings()]],
    footer: [
      {
        title: 'Pacientes',
        links: [howItWorks, scans, ['Buscar un médico', paths.doctorSearch()]],
        guests: [['Iniciar sesión', paths.patientLogin()]],
      },
      {
        title: 'Socios',
        links: [
          ['Centros de imágenes', paths.partner()],
          ['Organizaciones', paths.organizations()],
          ['Recomendar a un médico', paths.refer()],
        ],
        guests: [['Acceso para centros', paths.centerLogin()]],
      },
      {
        title: 'Empresa',
        links: [
          ['Quiénes somos', paths.about()],
          ['Seguridad', paths.security()],
          ['Privacidad', paths.privacy()],
          ['Términos', paths.terms()],
          ['Licencias de software', paths.licenses()],
        ],
        guests: [],
      },
    ],
  });
}

/** Translates the texts of the shell, its copies of the shared ones, and the messages of the server. */
export function translateShell({ texts, siteLinks: links }: FirstTexts): void {
  translateContracts();
  translateWidgets();
  translateFirstLoad(texts);
  translateLinks(links);
  translateOnDemand();
}
