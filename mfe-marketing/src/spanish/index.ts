import { brand, type ScreenTitles } from '@scanharbor/shared-contracts';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateClinicWidgets } from '@scanharbor/shared-ui/clinic/spanish';
import { translateWidgets } from '@scanharbor/shared-ui/spanish';
import { translateArticles } from './translate-articles';
import { translateDoctors } from './translate-doctors';
import { translateFinder } from './translate-finder';
import { translateLanding } from './translate-landing';

const landing = {
  description: `Reserve más de 200 tipos de estudios en centros de imágenes cercanos con ${brand.name}. Sepa primero el precio, con seguro o por cuenta propia.`,
};
const doctor = { title: 'Su médico', description: 'Centros de imágenes cercanos y una solicitud del estudio que ordenó su médico.' };

/**
 * Translates the public pages, and their copies of the shared texts. Returns the titles of the screens. Scan guides, the blog and legal
 * texts keep their English title and text, which their page marks as English.
 */
export function translate(): ScreenTitles {
  translateContracts();
  translateWidgets();
  translateClinicWidgets();
  translateLanding();
  translateFinder();
  translateDoctors();
  translateArticles();
  return {
    '/': landing,
    '/napp-old': landing,
    '/napp': doctor,
    '/docs/:identifier': doctor,
    '/docs/:identifier/new': { title: 'Solicitar un estudio', description: 'Solicite el estudio que ordenó su médico.' },
    '/refer': {
      title: 'Recomendar a un médico',
      description: 'Díganos qué médico debería conocernos y qué centros de imágenes prefiere.',
    },
    '/doctor_search': {
      title: 'Buscar un médico',
      description: 'Busque médicos que envían pacientes a estudios, por código postal y especialidad.',
    },
    '/scans': {
      title: 'Estudios y precios',
      description:
        'Lo que cuestan aquí la resonancia magnética, la tomografía, el ultrasonido y otros estudios, junto al precio del mercado.',
    },
    '/about': { title: `Acerca de ${brand.name}`, description: 'Cuánto cuesta un estudio, dónde y cuándo, antes de comprometerse a nada.' },
    '/organizations': {
      title: 'Para organizaciones',
      description: 'Estudios accesibles y pronto para empleados, pacientes sin seguro y miembros de su organización.',
    },
    '/partner': { title: 'Para centros de imágenes', description: 'Pacientes con orden médica para las horas libres de su centro.' },
    '/accreditation': { title: 'Acreditación', description: 'Qué significa la acreditación de un centro, y qué pedimos a los nuestros.' },
    '/how-it-works': { title: 'Cómo funciona', description: 'De la orden médica al estudio, en cuatro pasos cortos.' },
  };
}
