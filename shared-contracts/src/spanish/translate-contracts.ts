import { monthNames, weekdayNames } from '../domain/date-formats';
import { dateTexts } from '../domain/date-texts';
import { passwordTexts } from '../domain/password';
import { prescriptionFile } from '../domain/prescription-file';
import { priceTexts } from '../domain/price-from';
import { preparation, preparationTexts } from '../domain/preparation';
import { cardTexts } from '../domain/scan-request';
import { screeningLabels } from '../domain/screening-labels';
import { applyTranslation } from '../domain/translation';
import { formTexts, signInTexts, stepTexts } from '../forms/form-texts';

function translateDates() {
  applyTranslation(weekdayNames, ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']);
  applyTranslation(monthNames, [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ]);
  applyTranslation(dateTexts, {
    locale: 'es-US',
    am: 'a. m.',
    pm: 'p. m.',
    range: (from, to) => `${from} a ${to}`,
    appointment: (weekday, month, day, year) => `${weekday}, ${day} ${month} ${year}`,
    weekday: (weekday, month, day) => `${weekday}, ${Number(day)} ${month}`,
    spoken: (weekday, month, day, year) => `${weekday}, ${day} de ${month} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
  });
}

function translateForms() {
  applyTranslation(formTexts, {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba su apellido.',
    email: 'Escriba un correo electrónico como nombre@ejemplo.com.',
    phone: 'Escriba un número de teléfono de 10 dígitos.',
    dob: 'Elija su fecha de nacimiento.',
    terms: 'Acepte los términos para continuar.',
    password: 'Escriba su contraseña.',
  });
  applyTranslation(stepTexts, {
    scan: 'Elija el estudio que necesita.',
    zip: 'Escriba un código postal de 5 dígitos.',
    distance: 'Elija hasta dónde puede ir.',
    payment: 'Elija cómo va a pagar.',
    availability: 'Elija cuándo está disponible.',
    windows: 'Elija sus fechas y horas.',
    doctorFirstName: 'Escriba el nombre del médico.',
    doctorLastName: 'Escriba el apellido del médico.',
    reason: 'Escriba el motivo del estudio.',
    prescription: 'Agregue una foto o un PDF de su orden médica.',
    insurer: 'Elija su compañía de seguros.',
    memberId: 'Escriba su número de miembro.',
  });
  applyTranslation(signInTexts, { refused: 'El correo electrónico o la contraseña no es correcto' });
  applyTranslation(passwordTexts, {
    rule: 'La contraseña debe tener al menos 8 caracteres e incluir letras y números',
    mismatch: 'Las contraseñas no coinciden',
    hints: {
      length: 'Al menos 8 caracteres',
      letter: 'Una letra',
      digit: 'Un número',
      uppercase: 'Una letra mayúscula',
      special: 'Un carácter especial, como ! o #',
    },
  });
  applyTranslation(prescriptionFile, {
    ...prescriptionFile,
    typeMessage: 'Solo se pueden guardar archivos JPG, PNG, GIF o PDF. Inténtelo de nuevo.',
  });
}

const gown = 'Use ropa sin metal; es posible que le den una bata.';
const mammograms = 'Traiga sus mamografías anteriores, o diga dónde se las hicieron.';

function translateMedicalTexts() {
  applyTranslation(screeningLabels, {
    yesNo: { yes: 'Sí', no: 'No', unsure: 'No sé' },
    covid: { no: 'No', yes: 'Sí', declined: 'Prefiero no responder' },
    diabetes: { I: 'Tipo I', II: 'Tipo II' },
    chemotherapy: {
      current: 'En tratamiento ahora',
      pastYear: 'En los últimos 12 meses',
      twoYearsAgo: 'Hace 2 años',
      overThreeYearsAgo: 'Hace más de 3 años',
      unsure: 'No sé',
    },
    lastTime: { date: 'Sé la fecha', first: 'Es la primera vez', unsure: 'No sé' },
    smoker: { current: 'Fumo ahora', past: 'Fumaba antes', never: 'No fumo' },
  });
  applyTranslation(preparationTexts, {
    unapproved: 'Información general, no es consejo médico. Un profesional clínico aún debe aprobar este texto.',
  });
  applyTranslation(preparation, {
    MRI: [
      gown,
      'Deje joyas, relojes y audífonos en casa o en el casillero.',
      'Coma, beba y tome sus medicinas como siempre, a menos que el centro le diga otra cosa.',
    ],
    CT: [
      gown,
      'Si le indicaron contraste, el centro puede pedirle que no coma durante unas horas antes.',
      'Beba agua, a menos que le hayan dicho que no lo haga.',
    ],
    PET: [
      'No coma nada durante unas seis horas antes; beba solo agua.',
      'Evite el ejercicio intenso el día anterior.',
      'Si tiene diabetes, pregunte al centro cómo tomar sus medicinas.',
      gown,
    ],
    'Breast MRI': ['Antes de la menopausia, los días 7 a 14 del ciclo dan las imágenes más claras.', gown, mammograms],
    Ultrasound: [
      'Para el abdomen: no coma nada durante seis a ocho horas antes.',
      'Para la pelvis: venga con la vejiga llena.',
      'Para otras partes del cuerpo no hay que prepararse.',
    ],
    Mammogram: [
      'Ese día no use desodorante, talco ni crema.',
      'Elija un momento en que sus senos no estén sensibles; la semana después de su período suele ser la mejor.',
      mammograms,
    ],
    'X-Ray': [gown, 'Quítese las joyas que estén cerca de la parte que se va a radiografiar.'],
    DEXA: [
      'No tome tabletas de calcio durante 24 horas antes.',
      'Use ropa sin cierres ni botones de metal.',
      'Espere al menos una semana después de un estudio con contraste o bario.',
    ],
    Nuclear: [
      'Qué puede comer y qué medicinas debe suspender depende del órgano: el centro se lo dirá.',
      'Para el corazón: nada de café, té ni chocolate durante 24 horas antes.',
      gown,
    ],
    'Breast Ultrasound': ['Ese día no use talco ni crema.', 'Use ropa de dos piezas.', mammograms],
  });
}

/**
 * Translates the texts that a bundle has its own copy of: dates, form messages, medical texts. The shell and each remote call it once,
 * before their screens load.
 */
export function translateContracts(): void {
  translateDates();
  translateForms();
  translateMedicalTexts();
  applyTranslation(priceTexts, {
    near: (zip) => `cerca de ${zip}`,
    anywhere: 'en nuestros centros',
    from: (total, place) => `desde ${total} ${place}`,
  });
  applyTranslation(cardTexts, { card: (brand, last4) => `${brand} terminada en ${last4}` });
}
