import { brand } from '@scanharbor/shared-contracts';
import { readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { type Translation } from '@scanharbor/shared-contracts/domain/translation';
import { getZoneShortName } from '@scanharbor/shared-contracts/domain/time-zone';
import { type letterWords } from './letter-words';

const dayFormat = new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'martes, 3 de marzo de 2026, 2:15 p. m. EST': the month in words, because 3/4 is ambiguous. '' when it is no wall-clock time. */
function formatTime(wallClock: string, timeZone?: string): string {
  const clock = readWallClock(wallClock);
  if (!clock) return '';
  const day = dayFormat.format(Date.UTC(clock.year, clock.month - 1, clock.day));
  const half = clock.hour < 12 ? 'a. m.' : 'p. m.';
  const time = `${clock.hour % 12 || 12}:${String(clock.minute).padStart(2, '0')} ${half}`;
  return `${day}, ${time}${timeZone === undefined ? '' : ` ${getZoneShortName(wallClock, timeZone)}`}`;
}

/** The words of letters in Spanish; the glossary is in docs/decisions/058-spanish.md. */
export const spanishWords: Translation<typeof letterWords> = {
  code: 'es',
  time: formatTime,
  unexpected: `Si no esperaba este mensaje, escríbanos: ${brand.careTeamEmail}`,
  day: (days) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`),
  calendar: {
    title: `Cita de ${brand.name}`,
    notes: (requestId) => `Solicitud n.º ${requestId}. Preguntas: ${brand.careTeamEmail}`,
  },
  viewAppointment: 'Ver su cita',
  viewRequest: 'Ver su solicitud',
  passwordReset: {
    subject: 'Restablezca su contraseña',
    text: `Alguien pidió una contraseña nueva para su cuenta de ${brand.name}. El enlace funciona una sola vez, durante una hora.`,
    action: 'Elegir una contraseña nueva',
  },
  invitation: {
    subject: `Su cuenta de ${brand.name}`,
    text: `Su consultorio le agregó a ${brand.name}. Elija una contraseña para iniciar sesión. El enlace funciona una sola vez, durante una hora.`,
    action: 'Elegir una contraseña',
  },
  secondFactor: {
    subject: `Inicio de sesión en dos pasos de ${brand.name}`,
    added: 'Se agregó una forma de completar el segundo paso de su inicio de sesión.',
    removed: 'Se quitó una forma de completar el segundo paso de su inicio de sesión.',
    reset: (colleague) =>
      `${colleague} restableció su inicio de sesión en dos pasos. Puede configurarlo de nuevo la próxima vez que inicie sesión.`,
  },
  emailConfirmation: {
    subject: `Confirme su correo nuevo para ${brand.name}`,
    text: `Este será el correo electrónico de su cuenta de ${brand.name} cuando lo confirme.`,
    action: 'Confirmar este correo',
  },
  emailChange: {
    subject: `Su correo para ${brand.name} está por cambiar`,
    text: (email) => `${email} será el correo electrónico de su cuenta cuando se confirme.`,
  },
  received: {
    subject: (requestId) => `Recibimos su solicitud n.º ${requestId}`,
    text: 'Nuestro equipo de atención programa su estudio. No se cobra nada antes de confirmar su cita.',
  },
  confirmed: {
    subject: (requestId) => `Su solicitud n.º ${requestId} está confirmada`,
    text: 'Recibimos todo lo que necesitamos para programar su estudio.',
  },
  booked: (requestId) => `Su estudio de la solicitud n.º ${requestId} tiene cita`,
  moved: (requestId) => `Su cita de la solicitud n.º ${requestId} tiene una hora nueva`,
  canceled: (requestId) => `Su cita de la solicitud n.º ${requestId} se canceló`,
  reminder: (requestId, day) => `Su cita de la solicitud n.º ${requestId} es ${day}`,
  estimate: {
    subject: (requestId) => `Su cálculo de buena fe de la solicitud n.º ${requestId}`,
    ready: 'Su cálculo de buena fe de todos los cargos está listo.',
    newVersion: (version) => `La versión ${version} de su cálculo de buena fe de todos los cargos está lista.`,
    text: `Puede verlo, guardarlo e imprimirlo después de iniciar sesión. Si lo quiere en papel, escriba a ${brand.careTeamEmail}.`,
    action: 'Ver su cálculo',
    withVisit: 'Su cálculo de buena fe de todos los cargos está junto a su cita. Allí puede verlo, guardarlo e imprimirlo.',
    newWithVisit: 'Junto a su cita hay una versión nueva de su cálculo de buena fe. Allí puede verla, guardarla e imprimirla.',
  },
  prescriptionMissing: {
    subject: (requestId) => `Lleve su orden médica: solicitud n.º ${requestId}`,
    text: 'No tenemos una foto de su orden médica. El centro la necesita: llévela a su cita.',
  },
  stopTexts: 'Responda STOP para no recibir más mensajes de texto.',
  stopReminders: 'No recibir más recordatorios',
  stopPage: {
    title: 'Recordatorios',
    heading: `Recordatorios de ${brand.name}`,
    question: '¿Quiere dejar de recibir recordatorios de sus citas?',
    done: 'Ya no recibirá recordatorios. Los demás mensajes sobre sus solicitudes siguen llegando.',
  },
};
