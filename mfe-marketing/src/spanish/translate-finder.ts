import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { finderTexts } from '../content/finder';
import { finderIntro } from '../content/finder-intro';
import { staffSignOutTexts } from '../content/staff-sign-out';

/** Translates the finder. The names of scans stay as they are on the doctor's order. */
export function translateFinder(): void {
  applyTranslation(finderIntro, {
    title: 'Encuentre su estudio',
    lead: 'Elíjalo paso a paso, como lo escribió su médico en la orden, y vea cuánto cuesta.',
    open: 'Ver todos los estudios',
    loadFailed: 'No se pudo cargar la lista de estudios.',
  });
  applyTranslation(finderTexts, {
    type: 'Elija su estudio para empezar',
    site: 'Ahora elija la parte del cuerpo:',
    option: 'Después elija el tipo de estudio:',
    extra: 'Por último, elija los detalles:',
    finding: 'Buscando el precio…',
    book: (price) => `Reserve este estudio con su seguro o por cuenta propia por ${price}`,
    place: (price) => `${price}: total, lectura incluida.`,
    addZip: 'Escriba su código postal para ver el precio cercano.',
    noCenter: (zip) =>
      `Ningún centro de imágenes a menos de 50 millas de ${zip} ofrece este estudio. El precio de arriba es el de nuestro centro más económico.`,
    market: (price) => `El promedio del mercado es ${price}.`,
    start: 'Para empezar, escriba su código postal:',
    zip: 'Código postal',
    bookThis: 'Reservar este estudio',
    booking: 'Un momento…',
    compare: 'Comparar centros, precios y horarios libres',
    change: 'Cambiar de estudio',
    leaveCenter: 'Cerrar sesión y reservar',
    account: '¿Tiene una cuenta?',
    signIn: 'Iniciar sesión',
    zipFailed: 'Escriba un código postal válido.',
    existing: 'Ya tiene una cuenta con nosotros. Inicie sesión o recupere su contraseña.',
  });
  applyTranslation(staffSignOutTexts, {
    question: (email) =>
      `Inició sesión como personal de un centro de imágenes (${email}). Si reserva como paciente, se cierra la sesión de esa cuenta.`,
    stay: 'Mantener la sesión',
  });
}
