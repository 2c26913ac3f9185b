import { brand, errorTexts, paths, type ScreenTitles } from '@scanharbor/shared-contracts';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateWidgets } from '@scanharbor/shared-ui/spanish';
import { offlineTexts } from '../offline/offline.texts';
import { lazyTexts } from '../lazy-texts';
import { type siteLinks } from '../layout/site-links';
import { type texts as firstTexts } from '../texts';
import { translateServerMessage } from './server-messages';

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

const titles = {
  login: 'Iniciar sesión',
  patientLogin: 'Inicio de sesión para pacientes',
  centerLogin: 'Inicio de sesión para centros de imágenes',
  forgot: 'Restablecer su contraseña',
  checkEmail: 'Revise su correo electrónico',
  newPassword: 'Elija una contraseña nueva',
  restore: 'Restaurar su contraseña',
  notFound: 'Página no encontrada',
  signedOut: 'Sesión cerrada',
};

/** Shown on screens without a translation. */
export const englishOnly = 'Esta página todavía está solo en inglés.';

/** Titles of the shell's own screens. */
export const shellTitles: ScreenTitles = {
  '/login': { title: titles.login },
  '/patient-login': { title: titles.patientLogin },
  '/ic-login': { title: titles.centerLogin },
  '/single-sign-on': { title: 'Iniciando su sesión' },
  '/password/forgot': { title: titles.forgot },
  '/password/reset': { title: titles.newPassword },
  '/password/temp-reset': { title: titles.restore },
  '/email/confirm': { title: 'Confirme su correo electrónico' },
  '/404': { title: titles.notFound },
};

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

function translateOnDemand() {
  applyTranslation(offlineTexts, {
    pageTitle: `Sin conexión | ${brand.name}`,
    offline: 'No tiene conexión.',
    savedAt: (time) => `Esto se guardó el ${time}. Lo que cambió después no está aquí.`,
    title: 'Sus citas',
    none: 'No había ninguna cita.',
    canceling: 'Pidió cancelar esta cita.',
    request: (id) => `Solicitud n.º ${id}`,
    call: (phone) => `Llamar al ${phone}`,
    prepare: 'Cómo prepararse',
    bring: 'Lleve una identificación con foto y la orden de su médico.',
    retry: 'Intentar de nuevo',
  });
  applyTranslation(lazyTexts, {
    titles,
    login: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      remember: 'Mantener mi sesión abierta durante 24 horas',
      submit: 'Iniciar sesión',
      forgot: '¿Olvidó su contraseña?',
      newAccount: '¿Es nuevo aquí? Solicite un estudio para crear una cuenta',
      emailMissing: 'Escriba su correo electrónico',
      emailWrong: 'Escriba un correo electrónico, como nombre@ejemplo.com',
      passwordMissing: 'Escriba su contraseña',
      back: 'Volver a iniciar sesión',
    },
    password: {
      restore: 'Su cuenta necesita una contraseña nueva antes de continuar. Le enviaremos un enlace para elegirla.',
      send: 'Enviarme un enlace',
      new: 'Contraseña nueva',
      confirm: 'Confirme la contraseña nueva',
      save: 'Guardar contraseña',
    },
    notFound: {
      text: 'Esta página no existe. Es posible que se haya movido o que la dirección tenga un error.',
      start: 'Ir a la página de inicio',
      others: 'Otras páginas',
      scans: 'Estudios y precios',
      howItWorks: 'Cómo funciona',
      write: 'Escríbanos',
    },
    expiredProvider: `Por inactividad, se cerró su sesión en el portal de centros de imágenes de ${brand.name} por razones de seguridad.`,
    expiredPatient: `Por inactividad, se cerró su sesión en ${brand.name} por razones de seguridad.`,
    loginFailed: 'El correo electrónico o la contraseña no es correcto',
    mustRestorePassword: lazyTexts.mustRestorePassword,
    firstLogin: '¡Gracias por registrarse! Inicie sesión para continuar.',
    passwordReset: '¡Su contraseña se actualizó! Inicie sesión para continuar.',
    linkSent: 'Si existe una cuenta con ese correo, le enviamos un enlace para elegir una contraseña nueva. Puede tardar unos minutos.',
    invalidLink: 'Este enlace ya se usó o venció.',
    newLink: 'Pedir un enlace nuevo',
    warning: {
      title: '¿Sigue ahí?',
      text: (time) => `Por su seguridad, su sesión se cerrará a las ${time}. Lo que escribió en esta página está guardado.`,
      stay: 'Seguir con la sesión',
      signOut: 'Cerrar sesión ahora',
    },
    override: {
      title: 'Versión de desarrollo',
      from: (remote, version, site) => `${remote} ${version} viene de ${site}, solo en esta pestaña.`,
      missing: (remote, site) => `No se pudo cargar ${remote} desde ${site}. Se muestra la versión publicada.`,
      clear: 'Usar la versión publicada',
    },
    preview: {
      title: 'Vista previa',
      shown: (id, end, versions) => `Vista previa ${id}, hasta el ${end}: ${versions}.`,
      same: 'las versiones del sitio publicado',
      live: 'Usted ve el sitio publicado.',
      problems: {
        guest: 'Esta vista previa es para el personal. Inicie sesión con una cuenta del personal para verla.',
        role: 'Esta vista previa es para el personal.',
        changed: 'Esta vista previa no es como se creó, o venció.',
        unverified: 'Este navegador no puede verificar una vista previa.',
        unreachable: 'No se pudo cargar la vista previa. Cargue la página de nuevo para volver a intentarlo.',
      },
      leave: 'Salir de la vista previa',
    },
    analytics: {
      label: 'Análisis',
      question: '¿Podemos contar qué pasos de una solicitud completa? Nunca se envían su nombre, sus respuestas ni su estudio.',
      more: 'Más información',
      allow: 'Permitir',
      refuse: 'No permitir',
    },
    chat: {
      label: 'Chat en vivo',
      opening: 'Abriendo el chat…',
      failed: 'El chat no está disponible en este momento.',
      email: 'Escriba a',
      or: 'o vaya al',
      helpCenter: 'centro de ayuda',
      close: 'Cerrar',
    },
    switchedTo: (email) => `Inició sesión como ${email}`,
    switchBar: {
      label: 'Sesión como otro usuario',
      actingAs: (name, email) => `Está usando el sitio como ${name} (${email}).`,
      returnTo: (name) => `Volver a ${name}`,
      ownAccount: 'su propia cuenta',
    },
    passwordProof: {
      title: 'Escriba su contraseña',
      text: 'Su correo electrónico y su contraseña solo se pueden cambiar poco después de escribir su contraseña. Lo que escribió está guardado.',
      password: 'Contraseña actual',
      missing: 'Escriba su contraseña actual.',
      confirm: 'Continuar',
      cancel: 'Cancelar',
    },
    secondStep: {
      title: 'Inicio de sesión en dos pasos',
      code: 'Código de seis dígitos',
      codeHint: 'De su aplicación de autenticación.',
      codeMissing: 'Escriba el código de seis dígitos.',
      recoveryCode: 'Código de recuperación',
      recoveryHint: 'Uno de los diez códigos que guardó. Cada uno sirve una vez.',
      recoveryMissing: 'Escriba un código de recuperación.',
      passkeyIntro: 'Use la llave de acceso de esta cuenta para continuar.',
      usePasskey: 'Usar una llave de acceso',
      useCode: 'Usar la aplicación de autenticación',
      useRecovery: 'Usar un código de recuperación',
      submit: 'Iniciar sesión',
      startAgain: 'Empezar de nuevo',
    },
    passkeySignIn: 'Iniciar sesión con una llave de acceso',
    passkeyFailed: 'No se usó la llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
    singleSignOn: {
      title: 'Iniciando su sesión',
      failedTitle: 'No ha iniciado sesión',
      button: (label) => `Iniciar sesión con ${label}`,
      waiting: 'Un momento, por favor.',
      lost: 'Este inicio de sesión no se comenzó en esta pestaña, o tardó demasiado.',
      back: 'Volver a iniciar sesión',
    },
    switchEnded: 'La sesión como otro usuario terminó. Está de nuevo en su propia cuenta.',
    switchLost: 'Usaba el sitio como otro usuario y esa sesión terminó. Inicie sesión de nuevo para continuar.',
    confirmEmail: {
      title: 'Confirme su correo electrónico',
      text: 'Confirme que este es el nuevo correo de su cuenta. Se cerrará la sesión en sus otros dispositivos.',
      confirm: 'Confirmar correo',
      done: 'Su correo está confirmado. Úselo la próxima vez que inicie sesión.',
      another: 'Escriba de nuevo su correo nuevo en su configuración para recibir otro enlace.',
      next: 'Continuar',
    },
    signedOutElsewhere: 'Se cerró su sesión en este navegador. Inicie sesión de nuevo para continuar.',
    unreachable: `No podemos conectar con ${brand.name} en este momento. Esta página se actualiza en cuanto vuelva la conexión.`,
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
