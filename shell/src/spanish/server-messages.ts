/**
 * Messages of the API that patients and guests see. Those about an ended invitation are left out: the invitation compares them and shows
 * its own texts. @internal
 */
export const serverMessages: Partial<Record<string, string>> = {
  'Incorrect Email Address or Password': 'El correo electrónico o la contraseña no es correcto',
  'This password is not correct.': 'Esta contraseña no es correcta.',
  'Enter your password again to change this.': 'Escriba su contraseña de nuevo para cambiar esto.',
  'This password is on lists that attackers try first. Please choose another one.':
    'Esta contraseña está en las listas que los atacantes prueban primero. Elija otra.',
  'This password is your name, your email or the name of this site. Please choose another one.':
    'Esta contraseña es su nombre, su correo o el nombre de este sitio. Elija otra.',
  'Password must be at least 8 characters long and contain both alphabetic and numeric characters':
    'La contraseña debe tener al menos 8 caracteres e incluir letras y números',
  'This link was already used or has expired.': 'Este enlace ya se usó o venció.',
  'Please sign in to continue.': 'Inicie sesión para continuar.',
  'Your session has expired. Please sign in again.': 'Su sesión venció. Inicie sesión de nuevo.',
  'Your account is not allowed to do this.': 'Su cuenta no tiene permiso para hacer esto.',
  'Please agree to the terms first.': 'Primero acepte los términos.',
  'Something went wrong': 'Algo salió mal',
  'There was a problem with your request': 'Hubo un problema con su solicitud',
  'Too many attempts. Please wait a minute and try again.': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'The server is busy. Please try again in a moment.': 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  'This cannot be stored right now. Nothing that was stored before is lost. Please try again later.':
    'Esto no se puede guardar en este momento. No se pierde nada de lo guardado antes. Inténtelo más tarde.',
  'This code is not correct.': 'Este código no es correcto.',
  'This code was already used. Please wait for the next one.': 'Este código ya se usó. Espere el siguiente.',
  'Please check what you entered.': 'Revise lo que escribió.',
  'You already have an account with us. Please sign in or recover your password.':
    'Ya tiene una cuenta con nosotros. Inicie sesión o recupere su contraseña.',
  'Email is already in use, please try again.': 'Ese correo ya está en uso. Pruebe con otro.',
  'Please enter a valid zip code.': 'Escriba un código postal válido.',
  'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.':
    'Solo se pueden guardar archivos JPG, PNG, GIF o PDF. Inténtelo de nuevo.',
  'This file is larger than 10 MB. Please choose a smaller one.': 'Este archivo pesa más de 10 MB. Elija uno más pequeño.',
  'Please choose a file.': 'Elija un archivo.',
  'This file does not exist.': 'Este archivo no existe.',
  'Your card was declined.': 'Su tarjeta fue rechazada.',
  'Your card could not be checked. Please try again in a moment.': 'No se pudo verificar su tarjeta. Inténtelo de nuevo en un momento.',
  'This card could not be saved. Please enter it again.': 'No se pudo guardar esta tarjeta. Escríbala de nuevo.',
  'Good-faith estimates are for requests without insurance.': 'Los cálculos de buena fe son para solicitudes sin seguro.',
  'We can give you an estimate as soon as a center can be named.': 'Podemos darle un cálculo en cuanto se pueda nombrar un centro.',
  'This request is closed.': 'Esta solicitud está cerrada.',
  'This request no longer exists.': 'Esta solicitud ya no existe.',
  'This request has already been booked.': 'Esta solicitud ya tiene una cita.',
  'This request is no longer open.': 'Esta solicitud ya no está abierta.',
  'An imaging center is working on this request right now. Nothing you entered is lost: please save again in a few seconds.':
    'Un centro de imágenes está trabajando en esta solicitud. No se pierde nada de lo que escribió: guarde de nuevo en unos segundos.',
  'This time has already passed. Please choose another one.': 'Esta hora ya pasó. Elija otra.',
  'There is no coming appointment for this request.': 'No hay una próxima cita para esta solicitud.',
  'This appointment has already started.': 'Esta cita ya comenzó.',
  'There is no cancellation to take back. Your tests show where the request is now.':
    'No hay ninguna cancelación que deshacer. En sus estudios puede ver cómo va la solicitud.',
  'This request could not be found. Please start again.': 'No se encontró esta solicitud. Empiece de nuevo.',
  'This request has already been submitted.': 'Esta solicitud ya se envió.',
  'Please choose when you can come.': 'Elija cuándo puede venir.',
  'All of your times have passed. Please choose other ones.': 'Todos sus horarios ya pasaron. Elija otros.',
  'There are no imaging centers for this scan near this ZIP code.':
    'No hay centros de imágenes para este estudio cerca de este código postal.',
  'Please add a picture of your prescription.': 'Agregue una foto de su orden médica.',
  'Please choose your insurance company and enter your member ID.': 'Elija su compañía de seguros y escriba su número de miembro.',
  'Please save a card first.': 'Primero guarde una tarjeta.',
  'Please select a scan type.': 'Elija un tipo de estudio.',
  'The date of birth does not match.': 'La fecha de nacimiento no coincide.',
  'Please confirm the date of birth first.': 'Primero confirme la fecha de nacimiento.',
  'This invitation belongs to another patient.': 'Esta invitación es de otro paciente.',
  'Your message could not be sent.': 'No se pudo enviar su mensaje.',
};

/** Messages with a number or a name, by their form. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^A prescription can have (\d+) files at most\. Please remove one first\.$/,
    (files) => `Una orden médica puede tener ${files} archivos como máximo. Quite uno primero.`,
  ],
  [
    /^Too many requests at once\. Please wait (\d+) seconds? and try again\.$/,
    (seconds) => `Demasiadas solicitudes a la vez. Espere ${seconds} ${seconds === '1' ? 'segundo' : 'segundos'} e inténtelo de nuevo.`,
  ],
  [
    /^Too many failed attempts\. Please try again in (\d+) minutes?, or reset your password\.$/,
    (minutes) =>
      `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes} ${minutes === '1' ? 'minuto' : 'minutos'} o restablezca su contraseña.`,
  ],
  [
    /^Too many wrong codes\. Please try again in (\d+) minutes?\.$/,
    (minutes) => `Demasiados códigos incorrectos. Inténtelo de nuevo en ${minutes} ${minutes === '1' ? 'minuto' : 'minutos'}.`,
  ],
  [
    /^This file is damaged or is not a (\S+) file\. Please save it again, or take a new photo\.$/,
    (type) => `Este archivo está dañado o no es un archivo ${type}. Guárdelo de nuevo o tome otra foto.`,
  ],
];

/** Returns a message of the server in Spanish; a message without a translation stays in English. */
export function translateServerMessage(message: string): string {
  const exact = serverMessages[message];
  if (exact !== undefined) return exact;
  for (const [pattern, translate] of patterns) {
    const found = pattern.exec(message);
    if (found) return translate(...found.slice(1));
  }
  return message;
}
