import { brand } from '@scanharbor/shared-contracts';
import { answerDays } from '@scanharbor/shared-contracts/domain/answer-day';
import { screeningCodes } from '@scanharbor/shared-contracts/domain/screening-codes';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import {
  accountTexts,
  doneTexts,
  editTexts,
  flowTexts,
  homeTexts,
  infoTexts,
  labels,
  lazyTexts,
  paymentTexts,
  physicianTexts,
  preparationTexts,
  scanTexts,
} from '../texts';

const formatMiles = (miles: number | string) => `${miles} ${Number(miles) === 1 ? 'milla' : 'millas'}`;
const formatCenters = (count: number) => `${count} ${count === 1 ? 'centro' : 'centros'}`;
const byChannel = (allowsTexts: boolean) => (allowsTexts ? 'por correo electrónico y mensaje de texto' : 'por correo electrónico');

function translateSteps() {
  applyTranslation(flowTexts, {
    overline: 'Solicitar un estudio',
    editOverline: 'Editar su solicitud',
    steps: [
      { name: 'Estudio', about: 'tipo, lugar y hora', title: '¿Qué estudio necesita?' },
      { name: 'Usted', about: 'cuenta y perfil', title: 'Sus datos' },
      { name: 'Médico', about: 'motivo y orden médica', title: 'Su médico y su orden médica' },
      { name: 'Pago', about: 'tarjeta o seguro', title: 'Cómo paga' },
    ],
    checkTitle: 'Revise sus respuestas',
    progress: 'Pasos de su solicitud',
    back: 'Atrás',
    continueTo: ['Continuar a sus datos', 'Continuar a su médico', 'Continuar al pago', 'Revisar sus respuestas'],
    saved: (isKept) =>
      isKept
        ? 'Sus respuestas se guardan en esta pestaña.'
        : 'Su navegador no nos permite guardar sus respuestas. Se pierden si recarga o cierra esta página.',
    summary: 'Su solicitud',
    notChosen: 'Sin elegir todavía',
    callFailed: 'Algo salió mal. Sus respuestas siguen aquí. Inténtelo de nuevo.',
    startAgain: 'Empezar de nuevo con estas respuestas',
    alreadySent: 'Esta solicitud ya se envió.',
    listFailed: 'No pudimos cargar la lista de estudios.',
    distancesFailed: 'No pudimos cargar los centros y los precios.',
  });
  applyTranslation(scanTexts, {
    scan: 'Tipo de estudio',
    scanHint:
      'Busque por nombre en inglés, como en su orden, o por modalidad y parte del cuerpo. Necesita una orden médica válida para cada estudio.',
    browse: 'Ver todos los estudios',
    unsure: 'No sé qué estudio es',
    unsureTitle: 'Encuentre el nombre de su estudio',
    unsureSteps: [
      'Mire la orden de su médico. El estudio es la línea con palabras como MRI, CT, ultrasound o X-ray. Escriba esa línea arriba tal como aparece.',
      '¿No tiene la orden a mano? Llame al consultorio de su médico y pregunte el nombre del estudio.',
      '¿No puede leerla? Tome una foto de su orden y envíela a nuestro equipo de atención. Le responden qué estudio elegir.',
    ],
    photographOrder: 'Tome una foto de su orden y envíela por correo a nuestro equipo de atención',
    unsureSubject: '¿Qué estudio indicó mi médico?',
    unsureBody: 'Por favor, díganme qué estudio elegir. Adjunto una foto de la orden de mi médico.',
    closeBrowse: 'Cerrar la lista de estudios',
    modality: 'Modalidad',
    bodyPart: 'Parte del cuerpo',
    description: 'Descripción',
    several: '¿Necesita varios estudios? Solicite uno a la vez. Buscamos un centro que pueda hacerlos todos.',
    special: '¿Necesidades especiales, como una resonancia magnética abierta? Puede indicarlas en el paso 3.',
    zip: 'Código postal',
    distance: '¿Hasta dónde puede ir?',
    distanceHint: 'Elija un estudio y un código postal para ver centros y precios.',
    miles: formatMiles,
    shortMiles: (miles) => `${miles} mi`,
    centers: (count, miles, zip, total) => `${formatCenters(count)} a menos de ${miles} millas de ${zip}, desde ${total}`,
    centersTitle: (scan, zip) => `Centros para ${scan} cerca de ${zip}`,
    center: (name, city, miles) => `${name}, ${city}, ${formatMiles(miles)}`,
    total: (total) => `${total} en total`,
    fromTotal: (total) => `desde ${total}`,
    moreCenters: (count) => `y ${count} más`,
    compare: 'Comparar centros, precios y horarios libres',
    chosenCenter: 'Su centro',
    centerGone: 'El centro que eligió ya no ofrece este estudio.',
    changeCenter: 'Cambiar de centro',
    anyCenter: 'Mejor cualquier centro cercano',
    loadingOptions: 'Cargando centros y precios…',
    optionsLoaded: (count, price) => `${count} opciones de distancia cargadas, ${price}`,
    pay: '¿Cómo va a pagar?',
    selfPay: 'Pago por cuenta propia',
    selfPayRate: (rate) => `Pago por cuenta propia (precio ${rate})`,
    selfPayUnknown: 'Elija una distancia para ver su precio.',
    selfPayText: (fee, atScan) =>
      `Total, con la lectura incluida: un depósito de ${fee} cuando se confirme su cita y ${atScan} el día del estudio. Antes puede cancelar sin costo.`,
    insurance: 'Seguro',
    insuranceText: 'Comprobamos que el centro acepte su plan. Su plan determina lo que usted paga.',
    priceChanged: 'El precio cambió con la distancia. Elija de nuevo cómo va a pagar.',
    when: '¿Cuándo está disponible?',
    flexible: 'Flexible',
    flexibleText: 'A cualquier hora en las próximas dos semanas',
    specific: 'Fechas específicas',
    specificText: 'Elija de tres a cinco días que le convengan, en la hora local del centro',
    changeDates: 'Cambiar fechas',
    chooseDates: 'Elegir fechas',
    noCentersTitle: 'No se encontraron centros de imágenes',
    noCenters: (zip) => `No hay centros de imágenes para este estudio cerca de ${zip}. Pruebe con otro código postal o elija otro estudio.`,
    noCentersHint: 'Ningún centro de imágenes ofrece este estudio cerca de ese código postal.',
  });
  applyTranslation(infoTexts, {
    saveSelections: 'Guardar estas opciones en este dispositivo',
    saved: 'Guardado en este dispositivo durante 90 días.',
    notSaved: 'Su navegador no nos permite guardar sus opciones.',
    how: {
      title: `Cómo funciona ${brand.name}`,
      text: 'Díganos el estudio, el lugar y los horarios. Nuestro equipo de atención busca un centro y confirma por correo electrónico y mensaje de texto. Todos los estudios requieren una orden médica válida.',
    },
    data: {
      title: 'Cómo guardamos sus datos',
      text: 'Su información de salud se guarda según la ley HIPAA. Los datos de pago se guardan aparte, en un servidor cifrado que cumple el estándar PCI.',
    },
    next: {
      title: 'Qué sigue',
      text: 'Confirmamos su cita por correo electrónico y mensaje de texto. No se cobra su depósito hasta que se confirme la cita.',
    },
    selfPay: {
      title: 'Cómo funciona el pago',
      text: 'Su tarjeta se guarda para un pequeño depósito. Solo se retiene después de confirmar su cita, y antes puede cancelar sin costo. El resto se paga el día del estudio.',
    },
    insurance: {
      title: 'Por qué pedimos su seguro',
      text: 'El centro necesita su plan y su número de miembro para revisar sus beneficios antes de darle la cita. No hace falta tarjeta.',
    },
  });
}

function translatePerson() {
  applyTranslation(accountTexts, {
    register: 'Crear una cuenta',
    signIn: 'Iniciar sesión',
    haveAccount: 'Tengo una cuenta',
    choice: '¿Es su primera vez o ya tiene cuenta?',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    password: 'Contraseña',
    phone: 'Teléfono celular',
    phoneHint: 'Solo llamamos o enviamos mensajes sobre su cita.',
    dob: 'Fecha de nacimiento',
    dobHint: 'El centro la necesita para encontrarle en su sistema.',
    allowTexts: 'Envíenme mensajes de texto sobre mi cita',
    terms: 'Acepto los términos y la política de privacidad',
    termsLink: 'Leer los términos',
    remember: 'Mantener mi sesión abierta durante 24 horas',
    forgot: '¿Olvidó su contraseña?',
    profileIntro: 'Ya inició sesión. Revise que estos datos sean correctos.',
    existing: 'Ya tiene una cuenta con nosotros. Inicie sesión o recupere su contraseña.',
    emailTaken: 'Ese correo ya está en uso. Pruebe con otro.',
    couldNotRegister: 'No se pudo registrar al usuario.',
  });
  applyTranslation(physicianTexts, {
    search: 'Busque a su médico',
    typeMore: 'Escriba al menos dos letras.',
    searchHint: 'Escriba un nombre. Si su médico no está en la lista, complete los campos de abajo.',
    firstName: 'Nombre del médico',
    lastName: 'Apellido del médico',
    phone: 'Teléfono del médico',
    reason: 'Motivo del estudio',
    reasonHint: 'Qué quiere averiguar su médico. Indique aquí también sus necesidades especiales, como una resonancia magnética abierta.',
    prescription: 'Orden médica',
    prescriptionHint: 'Una foto o un PDF del papel que le dio su médico.',
    willBring: 'Llevaré la orden médica a la cita',
    loadFailed: 'No se pudo cargar el archivo.',
    uploadFailed: 'No se pudo guardar su archivo. Inténtelo de nuevo.',
    onePageStored: 'Solo se pudo guardar el primer archivo de su orden médica. Ponga todas las páginas en un PDF o inténtelo más tarde.',
    covid: '¿Ha tenido síntomas de COVID-19 en los últimos 14 días?',
    covidOptions: [
      { value: String(screeningCodes.covid.no), label: 'No' },
      { value: String(screeningCodes.covid.yes), label: 'Sí' },
      { value: String(screeningCodes.covid.declined), label: 'Prefiero no responder' },
    ],
  });
}

function translatePayment() {
  applyTranslation(paymentTexts, {
    how: 'Forma de pago',
    selfPay: 'Tarjeta (pago por cuenta propia)',
    insurance: 'Seguro',
    prices: 'Lo que paga',
    now: 'Ahora',
    deposit: 'Cuando se confirme su cita',
    atScan: 'El día del estudio',
    total: 'Total',
    market: 'Precio habitual del mercado',
    whenCharged: 'No se cobra nada a su tarjeta ahora. El depósito solo se retiene después de confirmar su cita.',
    howToCancel: 'Antes puede cancelar sin costo, en la página de sus estudios.',
    card: 'Su tarjeta',
    cardMissing: 'Complete los datos de su tarjeta para continuar.',
    changeCard: 'Usar otra tarjeta',
    needsPrescription: 'El seguro necesita su orden médica antes de la cita. Agréguela en el paso 3.',
    addPrescription: 'Agregar su orden médica',
    change: 'Cambiar',
    insuredNext: (allowsTexts) => `Confirmamos su cita ${byChannel(allowsTexts)}. No hacen falta tarjeta ni depósito.`,
    send: 'Enviar solicitud',
    sending: 'Enviando su solicitud…',
  });
  applyTranslation(doneTexts, {
    title: 'Su solicitud se envió',
    state: 'Solicitado, aún sin cita',
    sentTo: (email) => `Enviamos un mensaje sobre su solicitud a ${email}.`,
    nextTitle: 'Qué sigue',
    next: ({ selfPay, bringsPrescription, allowsTexts }, day) => [
      'Nuestro equipo de atención busca un centro con lugar en sus horarios.',
      `Recibirá la cita confirmada ${byChannel(allowsTexts)}, normalmente a más tardar el ${day} (${answerDays} días hábiles).`,
      `Lleve ${selfPay ? 'su identificación' : 'su identificación y su tarjeta del seguro'}${bringsPrescription ? ', y su orden médica' : ''}.`,
    ],
    noDeposit: 'Ninguno con seguro',
    planPays: 'Su plan determina lo que usted paga',
    nextTask: 'Su próxima tarea',
    screening: 'Responda las preguntas de seguridad',
    screeningText: 'Unos 3 minutos. El centro necesita sus respuestas antes del estudio.',
    expires: (date) => `Si no se puede dar una cita, la solicitud termina el ${date}.`,
    questions: '¿Preguntas, o un cambio de planes? Escriba a',
    print: 'Imprimir',
    toTests: 'Ir a sus estudios',
  });
  applyTranslation(labels, {
    scan: 'Estudio',
    near: 'Cerca de',
    center: 'Centro',
    zip: 'Código postal',
    distance: 'Distancia',
    payment: 'Pago',
    insurance: 'Seguro',
    hold: 'Depósito',
    holdDue: (fee) => `${fee}, cuando se confirme su cita`,
    atScan: 'El día del estudio',
    total: 'Total',
    market: 'Precio habitual del mercado',
    when: 'Cuándo',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    dob: 'Fecha de nacimiento',
    physician: 'Médico',
    reason: 'Motivo',
    prescription: 'Orden médica',
    covid: 'COVID-19',
    card: 'Tarjeta',
    memberId: 'Número de miembro',
    willBring: 'Usted la lleva a la cita',
    requestName: (id) => `Solicitud n.º ${id}`,
  });
}

/** Translates the texts of the request flow. */
export function translateFlow(): void {
  translateSteps();
  translatePerson();
  translatePayment();
  applyTranslation(preparationTexts, { title: 'Cómo prepararse' });
  applyTranslation(lazyTexts, { failed: 'No se pudo cargar esta parte de la página.' });
  applyTranslation(homeTexts, {
    welcome: `Le damos la bienvenida a ${brand.name}`,
    welcomeText: 'Solicite un estudio en cuatro pasos cortos. Puede detenerse en cualquier momento y continuar después desde sus estudios.',
    resubmitted: '¡Gracias! Su solicitud se envió de nuevo.',
  });
  applyTranslation(editTexts, {
    notFound: 'Esta solicitud ya no está aquí',
    notFoundText: 'Es posible que ya tenga cita, o que se haya cancelado o terminado. En sus estudios puede ver dónde está ahora.',
    toTests: 'Ir a sus estudios',
    failed: 'No pudimos cargar su solicitud.',
  });
}
