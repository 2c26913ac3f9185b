import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { cardTexts, missingTexts } from '../components/booking-card/booking-card.texts';
import { confirmTexts, consentTexts } from '../components/confirm-request/confirm-request.texts';
import { editRequestTexts } from '../components/edit-request/edit-request.texts';
import { schedulingTexts } from '../components/scheduling/scheduling.texts';
import { patientHomeTexts } from '../pages/home/home.texts';
import { testPages } from '../pages/tests/test-pages';
import { emptyTexts, testsTexts } from '../pages/tests/tests.texts';

const formatMiles = (miles: number) => `${miles} ${miles === 1 ? 'milla' : 'millas'}`;
const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function translateCards() {
  applyTranslation(cardTexts, {
    statuses: { progress: 'En curso', requested: 'Solicitado', booked: 'Con cita', past: 'Completado', missed: 'No asistió' },
    requestedOn: 'Solicitado',
    startedOn: 'Iniciado',
    distance: 'Distancia',
    miles: formatMiles,
    held: (fee) => `${fee}, retenido cuando confirmamos su cita`,
    appointment: 'Cita',
    location: 'Lugar',
    call: (phone) => `Llamar al ${phone}`,
    directions: 'Cómo llegar',
    newTab: '(se abre en una pestaña nueva)',
    addToCalendar: 'Agregar al calendario',
    calendarFileName: 'cita.ics',
    calendarTitle: (center) => `Cita en ${center}`,
    calendarNotes: (phone) => `Lleve su identificación con foto.\nPreguntas: ${phone}`,
    reschedule: 'Cambiar la cita',
    cancelTest: 'Cancelar el estudio',
    cancel: 'Cancelar',
    editDetails: 'Editar los datos',
    continueRequest: 'Continuar',
    sure: '¿Está seguro?',
    confirmCancel: 'Sí, cancelar',
    keep: 'No, volver',
    cancelRequested: 'Cancelación solicitada',
    prescription: 'Orden médica',
    charges: 'Todos los cargos',
    estimate: 'Cálculo de buena fe',
    estimateOf: (requestId) => `Cálculo de buena fe de la solicitud n.º ${requestId}`,
    moved: (time) => `El centro cambió su cita. Era el ${time}.`,
    canceledByCenter: (time, selfPay) =>
      `El centro canceló su cita del ${time}. Estamos buscando otra hora.${
        selfPay ? ' Nuestro equipo de atención le contactará sobre su depósito.' : ''
      }`,
    arrived: 'Ya se registró su llegada.',
    missed: 'El centro registró que usted no asistió. Llame al centro si no es correcto, o envíe una solicitud nueva.',
    noTimes: 'No quedan horarios disponibles',
    noTimesEdit: 'Edite los datos para ofrecer otros horarios.',
    noTimesWait: 'Nuestro equipo de atención le contactará.',
    missingContract: 'Haga clic aquí para confirmar su solicitud.',
    confirmed: 'Gracias. Su solicitud está confirmada.',
    missingDoctor: 'Haga clic aquí para agregar la información médica necesaria.',
    missingPrescription: 'Haga clic aquí para agregar una foto de su orden médica.',
    missingScreening: 'Haga clic aquí para responder las preguntas de seguridad de su estudio.',
    cancelled:
      'Nuestro equipo de atención cancelará su solicitud en un día hábil. Hasta entonces seguirá aquí en su cuenta, pero usted no tiene que hacer nada más.',
    cancelledTitle: 'Cancelación solicitada',
    cancelFailed: 'Hubo un error al cancelar su solicitud. Comuníquese con nosotros.',
    rescheduled:
      'Su solicitud se envió. Alguien de nuestro equipo de atención le contactará en unas horas hábiles para confirmar la nueva cita.',
    rescheduleFailed: 'Hubo un error al enviar su solicitud de cambio.',
    askedForTimes: 'Pidió otros horarios',
    otherTimes: {
      takeBack: 'Conservar esta cita',
      takenBack: 'Se retiró su pedido de otros horarios. Su cita sigue igual.',
      failed: 'No se pudo retirar su pedido de otros horarios. Inténtelo de nuevo.',
    },
    freeToCancel: 'Cancelar no tiene costo: no se ha cobrado ningún depósito.',
    refund: (amount, deposit) =>
      amount === deposit ? `Se le devuelve su depósito de ${deposit}.` : `Se le devuelven ${amount} de su depósito de ${deposit}.`,
    refundWhen: (days) =>
      `El dinero estará en su tarjeta a más tardar ${days} días hábiles después de que nuestro equipo de atención cancele.`,
    refundUntil: (time) => `Esto vale si cancela a más tardar el ${time}.`,
    refundEnded: (time) => `El plazo para la devolución completa terminó el ${time}.`,
    refundOpen: (deposit) => `Nuestro equipo de atención decide si se le devuelve su depósito de ${deposit}.`,
    cancellation: {
      takeBack: 'Retirar la cancelación',
      takenBack: 'Se retiró su cancelación. Todo sigue como antes.',
      failed: 'No se pudo retirar su cancelación. Es posible que nuestro equipo de atención ya haya cancelado.',
    },
  });
  applyTranslation(missingTexts, {
    medicalTitle: 'Agregar información médica',
    reasonHint: 'Qué quiere averiguar su médico.',
    save: 'Guardar',
    cancel: 'Cancelar',
    medicalFailed: 'Hubo un problema con su solicitud.',
    medicalSaved: 'Su información médica está guardada.',
    prescriptionTitle: 'Agregar su orden médica',
    prescription: 'Orden médica',
    prescriptionHint: 'Una foto o un PDF de lo que le dio su médico.',
    prescriptionFailed: 'No se pudo guardar su archivo. Inténtelo de nuevo.',
    prescriptionDone: 'Listo',
    prescriptionSaved: 'Su orden médica está guardada.',
  });
}

function translateConfirmation() {
  applyTranslation(confirmTexts, {
    title: 'Confirme su solicitud',
    steps: ['Disponibilidad', 'Forma de pago', 'Últimos datos', 'Confirmar'],
    progress: 'Pasos para confirmar',
    back: 'Atrás',
    next: 'Continuar',
    saveFailed: 'No se pudo guardar. Sus respuestas siguen aquí. Inténtelo de nuevo.',
    distance: '¿Hasta dónde puede ir?',
    within: (miles) => `A menos de ${miles} millas`,
    centersWithin: (count) => `${formatCount(count, 'centro ofrece', 'centros ofrecen')} este estudio dentro de esa distancia.`,
    noCenters: 'Ningún centro ofrece este estudio dentro de esa distancia. Elija una mayor.',
    fewHours: 'La mayoría de los centros abre de lunes a viernes de 9 a. m. a 5 p. m. Si ofrece más de esas horas, tendrá su cita antes.',
    costs: 'Costo',
    costsFailed: 'No pudimos cargar los costos.',
    costsLoading: 'Cargando los costos…',
    selfPay: 'Pago por cuenta propia',
    selfPayPrice: (price) => `${price} en total. Sabe el precio antes de su visita.`,
    market: (price) => `Precio habitual del mercado: ${price}`,
    insurance: 'Seguro',
    insuranceText: 'Su plan determina lo que usted paga.',
    deductible: (remaining, amount) => `Le quedan ${remaining} de su deducible de ${amount}.`,
    deductibleFailed: 'Su compañía de seguros no nos informó su deducible.',
    chooseSelfPay: 'Pago por cuenta propia',
    chooseInsurance: 'Usar el seguro',
    profile: 'Primero, ¿cómo puede contactarle el centro?',
    emailMissing: 'El correo electrónico es obligatorio.',
    saveProfile: 'Guardar y continuar',
    prices: 'Lo que paga',
    contract: 'Lo que acepta',
    notice: 'Aviso previo',
    hours: (count) => `${count} horas`,
    consents: 'Marque todas las casillas',
    consentsMissing: 'Marque todas las casillas para confirmar su solicitud.',
    consentsNote: 'Texto provisional: un abogado debe redactar o aprobar el texto final.',
    confirm: 'Confirmar solicitud',
  });
  applyTranslation(consentTexts, [
    'Un médico con licencia indicó el estudio, y tengo una orden médica válida.',
    'Lo que dije sobre mi salud es verdadero y completo, hasta donde sé.',
    'El centro de imágenes puede usar mi información de salud para preparar y hacer el estudio.',
    'El equipo de atención puede llamarme, escribirme o enviarme mensajes de texto sobre esta solicitud.',
    'Vi lo que pago, y cuándo.',
    'Sé que el depósito solo se cobra después de confirmar mi cita.',
    'Sé que puedo cancelar sin costo hasta que se confirme mi cita.',
    'Acepto los términos y la política de privacidad.',
  ]);
  applyTranslation(editRequestTexts, {
    open: 'Editar solicitud',
    title: 'Editar solicitud',
    failed: 'No se pudo guardar. Sus respuestas siguen aquí. Inténtelo de nuevo.',
    save: 'Guardar',
    saved: 'Su solicitud se actualizó.',
    withdraw: 'Cancelar esta solicitud',
    withdrawn: 'Su solicitud se canceló. No se envió nada a ningún centro.',
  });
  applyTranslation(schedulingTexts, {
    title: 'Horarios que ofreció',
    requested: 'Un centro pidió otros horarios. Puede cambiar los suyos en el paso 1.',
    steps: ['Días', 'Horas'],
    view: 'Mostrar por',
    notOffered: 'No ofrecido',
    none: 'No hay horarios ofrecidos.',
    failed: 'No pudimos cargar sus horarios.',
    zone: 'Todas las horas son locales del centro de imágenes.',
    earlier: 'Anteriores',
    later: 'Siguientes',
    range: (from, to, count) => `${from} a ${to} de ${count}`,
  });
}

function translateHome() {
  applyTranslation(patientHomeTexts, {
    title: 'Su página',
    greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
    greet: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
    next: (scan, when) => `Su estudio (${scan}) es el ${when}.`,
    finding: 'Estamos buscando un centro para su solicitud.',
    canceling: 'Nos pidió cancelar. Nuestro equipo de atención lo hace en un día hábil.',
    nothing: 'No tiene citas ni solicitudes abiertas.',
    another: 'Solicitar otro estudio',
    anotherWaits: 'Cargando…',
    confirmed: 'Confirmada',
    findingState: 'Buscando un centro',
    cancelState: 'Cancelación solicitada',
    inTime: (parts) => `En ${parts}`,
    today: 'Ahora',
    days: (count) => formatCount(count, 'día', 'días'),
    hours: (count) => formatCount(count, 'hora', 'horas'),
    minutes: (count) => formatCount(count, 'minuto', 'minutos'),
    map: 'Dónde está el centro',
    progress: 'Avance de su solicitud',
    steps: ['Enviada', 'Buscando un centro', 'Confirmada', 'Realizado'],
    stepStates: { done: 'listo', current: 'ahora', next: 'después' },
    move: 'Cambiar o cancelar esta cita',
    offered: 'Horarios que ofreció',
    details: 'Detalles y cambios',
    continueTitle: 'Aún sin enviar',
    continueRequest: 'Continuar',
    toDo: 'Por hacer',
    about: (minutes) => `unos ${formatCount(minutes, 'minuto', 'minutos')}`,
    done: (done, all) => `${done} de ${all} listas`,
    allDone: 'No queda nada por hacer. Le avisamos cuando algo cambie.',
    tasks: {
      contract: { title: 'Confirme su solicitud', text: 'Horarios, pago y términos', minutes: 2 },
      doctor: { title: 'Agregue información médica', text: 'Su médico y el motivo', minutes: 1 },
      prescription: { title: 'Agregue su orden médica', text: 'Foto o PDF', minutes: 2 },
      screening: { title: 'Responda las preguntas de seguridad', text: 'Necesarias antes del estudio', minutes: 3 },
    },
    pay: 'Lo que paga',
    deposit: 'Depósito, retenido en su tarjeta',
    depositLater: 'Depósito, al confirmar',
    atScan: 'El día del estudio',
    total: 'Total',
    paysPlan: 'Su plan decide lo que usted paga. Sin depósito.',
    careTeam: 'Equipo de atención',
    past: 'Estudios anteriores',
    allPast: 'Todos los estudios anteriores',
    failed: 'No pudimos cargar esta parte.',
    loading: 'Cargando su página…',
  });
  applyTranslation(testsTexts, {
    title: 'Sus estudios',
    nav: 'Listas de sus estudios',
    refresh: 'Actualizar',
    refreshing: 'Actualizando…',
    loading: 'Cargando sus estudios…',
    failed: 'No pudimos cargar esta lista.',
    failedText: 'No se pierde nada. Inténtelo de nuevo.',
    stale: 'No pudimos actualizar esta lista. Es posible que lo que ve no esté al día.',
    newRequest: 'Solicitar un estudio',
    shown: (shown, count) => `Se muestran ${shown} de ${count}`,
    more: (count) => `Mostrar ${count} más`,
  });
  applyTranslation(testPages, [
    { page: 'in-progress', label: 'En curso' },
    { page: 'requests', label: 'Solicitudes' },
    { page: 'upcoming', label: 'Próximos' },
    { page: 'past', label: 'Anteriores' },
  ]);
  applyTranslation(emptyTexts, {
    'in-progress': { title: 'Nada en curso', text: 'Aquí aparecen las solicitudes que empezó y no ha enviado.' },
    requests: { title: 'Sin solicitudes abiertas', text: 'Las solicitudes que envió aparecen aquí hasta que un centro confirme una hora.' },
    upcoming: { title: 'Sin próximas citas', text: 'Aquí se muestra una cita confirmada, con su lugar y su hora.' },
    past: { title: 'Sin estudios anteriores', text: 'Aquí aparecen sus estudios completados.' },
  });
}

/** Translates the texts of the patient's home and tests. */
export function translateTests(): void {
  translateCards();
  translateConfirmation();
  translateHome();
}
