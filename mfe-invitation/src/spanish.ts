import { brand, type ScreenTitles } from '@scanharbor/shared-contracts';
import { answerDays } from '@scanharbor/shared-contracts/domain/answer-day';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateClinicWidgets } from '@scanharbor/shared-ui/clinic/spanish';
import { translateWidgets } from '@scanharbor/shared-ui/spanish';
import { texts } from './texts';

/** Translates the texts of the invitation, and its copies of the shared ones. Returns the titles of its screens. */
export function translate(): ScreenTitles {
  translateContracts();
  translateWidgets();
  translateClinicWidgets();
  applyTranslation(texts, {
    overline: 'Complete su solicitud de estudio',
    progress: 'Pasos de su solicitud',
    steps: ['Identidad', 'Usted', 'Opciones', 'Pago', 'Listo'],
    back: 'Atrás',
    continue: 'Continuar',
    saved: (isKept) =>
      isKept
        ? 'Sus respuestas se guardan en esta pestaña.'
        : 'Su navegador no nos permite guardar sus respuestas. Se pierden si recarga o cierra esta página.',
    loading: 'Cargando su invitación…',
    loadFailed: 'No se pudo cargar su invitación',
    loadFailedText: 'Su enlace parece ser válido. Revise su conexión e inténtelo de nuevo.',
    unclear: 'No pudimos saber si su solicitud llegó. Sus respuestas siguen aquí. Envíelas de nuevo.',
    stepFailed: 'No se pudo cargar este paso',
    callFailed: 'Algo salió mal. Sus respuestas siguen aquí. Inténtelo de nuevo.',

    ended: {
      reasons: {
        expired: {
          title: 'Esta invitación venció',
          text: 'El plazo para responderla terminó. Su médico o nuestro equipo de atención puede enviarle una nueva.',
        },
        completed: {
          title: 'Su solicitud ya se envió',
          text: 'Esta invitación ya se respondió, así que no queda nada por hacer aquí. Le enviamos el lugar y la hora por correo electrónico y mensaje de texto. Para cambiar algo, escriba a nuestro equipo de atención.',
        },
        canceled: {
          title: 'Esta solicitud se canceló',
          text: 'Ya no se puede responder. Si todavía necesita el estudio, pida una invitación nueva a su médico o a nuestro equipo de atención.',
        },
        locked: {
          title: 'Esta invitación está bloqueada',
          text: 'Se escribió cinco veces una fecha de nacimiento incorrecta. Para protegerle, ya nadie puede abrirla. Su médico o nuestro equipo de atención puede enviarle una nueva.',
        },
        inactive: {
          title: 'Esta invitación no está activa',
          text: 'No se puede responder ahora. Su médico o nuestro equipo de atención puede decirle por qué, o enviarle una nueva.',
        },
        unknown: {
          title: 'No encontramos esta invitación',
          text: 'Es posible que el enlace esté incompleto. Ábralo de nuevo desde su mensaje, o cópielo completo. Su médico o nuestro equipo de atención puede enviarle una nueva.',
        },
      },
      toTests: 'Ir a sus estudios',
      contact: `Escriba a ${brand.careTeamEmail}`,
      signIn: '¿Tiene una cuenta? Inicie sesión para ver sus solicitudes.',
      signInLink: 'Iniciar sesión',
    },

    birthDate: {
      title: 'Confirme su fecha de nacimiento',
      intro: 'Se inició una solicitud de estudio para usted. Antes de mostrarla, confirme que es usted.',
      label: 'Fecha de nacimiento',
      missing: 'Elija su fecha de nacimiento.',
      wrong: 'Esa fecha no coincide con nuestros registros.',
      attempts: (left) => (left === 1 ? 'Le queda 1 intento.' : `Le quedan ${left} intentos.`),
      submit: 'Confirmar',
      submitting: 'Comprobando…',
    },

    account: {
      title: '¿Cómo quiere continuar?',
      way: 'Elija una opción',
      guest: 'Continuar como invitado',
      guestText: 'Sin cuenta y sin contraseña. Le enviamos novedades por correo electrónico y mensaje de texto.',
      register: 'Crear una cuenta',
      registerText: 'Vea su solicitud y su cita en este sitio en cualquier momento.',
      signIn: 'Iniciar sesión',
      signInText: 'Ya tiene una cuenta.',
      signedInAs: (name, email) => `Inició sesión como ${name} (${email}).`,
      continueWith: 'Continuar con esta cuenta',
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      phone: 'Teléfono celular',
      phoneHint: 'Solo llamamos o enviamos mensajes sobre su cita.',
      dob: 'Fecha de nacimiento',
      password: 'Contraseña',
      zip: 'Código postal',
      allowTexts: 'Envíenme mensajes de texto sobre mi cita',
      terms: 'Acepto los términos',
      termsLink: 'Leer los términos',
      remember: 'Mantener mi sesión abierta durante 24 horas',
      forgot: '¿Olvidó su contraseña?',
      existing: 'Ya tiene una cuenta con nosotros. Inicie sesión o recupere su contraseña.',
      couldNotRegister: 'No se pudo registrar al usuario.',
    },

    choices: {
      title: 'Su estudio, a su manera',
      payment: '¿Cómo va a pagar?',
      selfPay: 'Pago por cuenta propia',
      selfPayText: (deposit, atScan) =>
        `Depósito de ${deposit} cuando se confirme la cita, ${atScan} en el estudio. Antes puede cancelar sin costo.`,
      insurance: 'Seguro',
      insuranceText: 'El centro revisa su plan. Su plan determina lo que usted paga.',
      zip: 'Código postal',
      zipHint: 'Buscamos centros cercanos.',
      time: '¿Cuándo está disponible?',
      flexible: 'Flexible',
      flexibleText: 'A cualquier hora en las próximas dos semanas',
      custom: 'Fecha y hora a su elección',
      customText: 'Elija de tres a cinco días que le convengan',
      chooseDates: 'Elegir fechas',
      changeDates: 'Cambiar fechas',
      missing: {
        payment: 'Elija cómo va a pagar.',
        zip: 'Escriba un código postal de 5 dígitos.',
        time: 'Elija cuándo está disponible.',
        windows: 'Elija sus fechas y horas.',
      },
      noCentersTitle: 'No se encontraron centros de imágenes',
      noCenters: (zip) => `No hay centros de imágenes para este estudio cerca de ${zip}. Pruebe con otro código postal.`,
    },

    scan: {
      title: 'Su estudio',
      orderedBy: 'Indicado por',
      organization: 'Consultorio',
      price: 'Precio de pago por cuenta propia',
    },

    payment: {
      title: { selfPay: 'Su tarjeta', insurance: 'Su seguro' },
      prices: 'Lo que paga',
      now: 'Ahora',
      deposit: 'Depósito, al confirmar',
      atScan: 'En el estudio',
      total: 'Total',
      note: 'No se cobra nada a su tarjeta ahora. Solo se retiene un pequeño depósito después de confirmar su cita, y antes puede cancelar sin costo.',
      cardFormFailed: 'No se pudo cargar el formulario de la tarjeta.',
      cardMissing: 'Complete los datos de su tarjeta para continuar.',
      changeCard: 'Usar otra tarjeta',
      check: 'Revisar sus respuestas',
    },

    check: {
      title: 'Revise sus respuestas',
      scan: 'Estudio',
      account: 'Cuenta',
      guest: 'Invitado',
      paying: 'Forma de pago',
      zip: 'Cerca de',
      when: 'Cuándo',
      card: 'Tarjeta',
      insurer: 'Compañía de seguros',
      memberId: 'Número de miembro',
      change: 'Cambiar',
      changeChoices: 'Cambiar opciones',
      changePayment: 'Cambiar el pago',
      submit: 'Enviar solicitud',
      submitting: 'Enviando su solicitud…',
    },

    done: {
      title: 'Su solicitud se envió',
      state: 'Solicitado, aún sin cita',
      requestName: (id) => `Solicitud n.º ${id}`,
      nextTitle: 'Qué sigue',
      next: (day) => [
        'Un centro cercano confirma una hora.',
        `Le enviamos el lugar y la hora por correo electrónico y mensaje de texto, normalmente a más tardar el ${day} (${answerDays} días hábiles).`,
        'Lleve a la cita una identificación con foto y la orden de su médico.',
      ],
      questions: '¿Preguntas, o un cambio de planes? Escriba a',
      giveNumber: 'Indique el número de su solicitud.',
      print: 'Imprimir',
      toTests: 'Ir a sus estudios',
    },
  });
  return {
    '/px-scan-request': {
      title: 'Complete su solicitud de estudio',
      description: 'Termine una solicitud de estudio que se inició para usted.',
    },
  };
}
