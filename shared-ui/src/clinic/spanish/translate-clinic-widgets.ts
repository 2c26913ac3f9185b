import { brand } from '@scanharbor/shared-contracts/domain/brand';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { availabilityMenuTexts } from '../availability-menu/availability-menu.texts';
import { calendarOverlayTexts } from '../calendar-overlay/calendar-overlay.texts';
import { cancelFormTexts } from '../cancel-form/cancel-form.texts';
import { cardFormTexts } from '../card-form/card-form.texts';
import { insuranceFieldsTexts } from '../insurance-fields/insurance-fields.texts';
import { rescheduleFormTexts } from '../reschedule-form/reschedule-form.texts';

/** Translates the texts of the clinic widgets that patients see. Each bundle has its own copy of them. */
export function translateClinicWidgets(): void {
  applyTranslation(availabilityMenuTexts, {
    guidance: 'Elija al menos 2 horarios que le convengan.',
    date: (number) => `Fecha ${number}`,
    changeDate: (day) => `Cambiar la fecha ${day}`,
    change: 'Cambiar fecha',
    removeDate: (day) => `Quitar ${day}`,
    remove: 'Quitar',
    closeCalendar: 'Conservar esta fecha',
    calendar: (day) => `Elija una fecha en lugar de ${day}`,
    notice: 'Horas de aviso que necesita',
    hours: (count) => `${count} horas`,
    add: 'Agregar otra fecha',
    full: (most) => `Puede ofrecer hasta ${most} fechas.`,
    tooFew: (least) => `Elija al menos ${least} horarios`,
    span: (from, to) => `${from} a ${to}`,
    unavailable: {
      past: () => 'este día ya pasó',
      sunday: () => 'los centros cierran los domingos',
      tooFar: (days) => `faltan más de ${days} días`,
      alreadyListed: () => 'ya está en su lista',
    },
  });
  applyTranslation(calendarOverlayTexts, {
    title: 'Elija los días que le convengan',
    guidance: (least, most) => `Elija de ${least} a ${most} días, y al menos un horario en cada uno. El centro escoge entre ellos.`,
    gridLabel: 'Días',
    count: (chosen, least, most) =>
      chosen < least ? `${chosen} de al menos ${least} días elegidos` : `${chosen} de ${most} días como máximo elegidos`,
    noneYet: 'Los días que elija aparecen aquí.',
    confirm: 'Usar estos horarios',
    cancel: 'Cancelar',
    removeDay: (day) => `Quitar ${day}`,
    remove: 'Quitar',
    sameForAll: 'Usar estos horarios todos los días',
    past: 'este día ya pasó',
    sunday: 'los centros cierran los domingos',
    tooSoon: (days) => `demasiado pronto, los centros necesitan ${days} días de aviso`,
    tooSoonMonday: 'demasiado pronto después del fin de semana',
    full: (most) => `ya eligió ${most} días, quite uno primero`,
    submitted: 'Faltan datos en sus horarios',
    tooFew: (least) => `Elija al menos ${least} días`,
    notOffered: (day, reason) => `Quite ${day}: ${reason}`,
    otherDates: (day, reason) => `Elija otras fechas. ${day}: ${reason}.`,
    needsSlot: (day) => `Elija al menos un horario el ${day}`,
  });
  applyTranslation(cancelFormTexts, {
    reason: 'Motivo',
    details: 'Detalles',
    placeholder: 'Elija un motivo',
    provider: {
      label: 'Cancelar la cita',
      alertTitle: 'Falta el motivo',
      reasonMissing: 'Elija el motivo por el que se cancela la cita.',
      confirm: 'Cancelar la cita',
      keep: 'Conservar la cita',
    },
    patient: { label: 'Cancelar el estudio', confirm: 'Sí, cancelar', keep: 'No, volver' },
  });
  applyTranslation(cardFormTexts, {
    wallet: 'Pagar con una billetera digital',
    walletNames: { applePay: 'Usar Apple Pay', googlePay: 'Usar Google Pay' },
    walletDeposit: `Depósito de ${brand.name}, cuando se confirme su cita`,
    walletNothing: `${brand.name}, ahora no se cobra nada`,
    orCard: 'o escriba una tarjeta',
    group: 'Datos de la tarjeta',
    name: 'Nombre completo en la tarjeta',
    card: 'Número de tarjeta, vencimiento, código de seguridad y código postal',
    save: 'Guardar',
    saved: 'Guardado',
    nameMissing: 'Escriba el nombre completo que aparece en la tarjeta',
    cardIncomplete: 'Complete el número de tarjeta, la fecha de vencimiento, el código de seguridad y el código postal',
    brands: ['Visa', 'Mastercard', 'American Express', 'Discover'],
    accepted: 'Tarjetas que puede usar',
    secure: 'Cifrado. Su tarjeta va a nuestro proveedor de pagos, y nunca vemos su número.',
    refused: 'La tarjeta fue rechazada.',
    afterDecline: {
      check: 'Revise el número, la fecha de vencimiento, el código de seguridad y el código postal.',
      wait: 'No se cobró nada. Espere un minuto e inténtelo de nuevo.',
      confirm: 'No se cobró nada. Inténtelo de nuevo y confirme con su banco, o use otra tarjeta.',
      other: 'No se cobró nada. Use otra tarjeta, o llame al número que está al reverso de esta.',
    },
    savedCard: (brand, last4) => `La tarjeta ${brand} que termina en ${last4} está guardada.`,
    loadFailed: 'No se pudo cargar el formulario de la tarjeta',
    loadFailedText: 'Sus otras respuestas se conservan. Revise su conexión e inténtelo de nuevo.',
  });
  applyTranslation(insuranceFieldsTexts, {
    insurer: 'Compañía de seguros',
    insurerHint: 'Escriba el nombre que aparece en su tarjeta.',
    memberId: 'Número de miembro',
    memberIdHint: 'Está en el frente de su tarjeta del seguro.',
    failed: 'No pudimos cargar las compañías de seguros.',
  });
  applyTranslation(rescheduleFormTexts, {
    label: 'Cambiar la cita',
    guidance:
      'Dé al menos otros 3 días en los que esté disponible, en el calendario o aquí, y el motivo del cambio. Su cita actual se mantiene hasta que se confirme la nueva.',
    chooseDates: 'Elegir fechas',
    changeDates: 'Cambiar fechas',
    chosen: 'Días que eligió',
    details: 'Otros días y el motivo',
    confirm: 'Pedir el cambio',
    keep: 'No, volver',
  });
}
