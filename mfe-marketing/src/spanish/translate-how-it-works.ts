import { type Article, type ArticleSection } from '../content/article';
import { howItWorks } from '../content/articles/how-it-works';

const sections: Readonly<Record<string, Pick<ArticleSection, 'heading' | 'text'>>> = {
  request: {
    heading: 'Díganos qué necesita',
    text: [
      'Elija el estudio que ordenó su médico y escriba su código postal y hasta dónde puede ir. Verá cuántos centros están a su alcance y cuánto cuesta el estudio por cuenta propia.',
      'Después ofrezca al menos tres días que le convengan, o diga que le sirve cualquier hora de las próximas dos semanas.',
    ],
  },
  prescription: {
    heading: 'Agregue su orden médica',
    text: [
      'Todo estudio necesita una orden médica válida. Tome una foto o suba un PDF. Si paga por cuenta propia, también puede llevarla a la cita.',
      'Díganos quién es su médico y por qué se ordenó el estudio, para que el centro pueda prepararse.',
    ],
  },
  paying: {
    heading: 'Elija cómo paga',
    text: [
      'Con seguro: denos su compañía de seguros y su número de miembro. El centro revisa lo que cubre su plan.',
      'Por cuenta propia: solo se retiene un pequeño depósito después de confirmar su cita, y antes puede cancelar sin costo. El resto lo paga en el centro, al precio que vio.',
    ],
  },
  appointment: {
    heading: 'Confirmamos la cita',
    text: [
      'Un centro cercano confirma una de sus horas. Le enviamos el lugar y la hora por correo electrónico y mensaje de texto, y los encuentra en Sus estudios.',
      '¿Cambiaron sus planes? Pida otra hora, o cancele, en el mismo lugar.',
    ],
  },
  several: {
    heading: 'Más de un estudio',
    text: ['Solicite un estudio a la vez. Nuestro equipo de atención busca un centro que pueda hacerlos todos en una sola visita.'],
  },
  special: {
    heading: 'Necesidades especiales',
    text: [
      'Si necesita una MRI abierta, una silla de ruedas o un intérprete, dígalo junto con el motivo del estudio, y el centro lo prepara.',
    ],
  },
};

/** Translates the page about how it works, the only article that has a Spanish text. */
export function translateHowItWorks(): void {
  const translated: Partial<Article> = {
    language: 'es',
    title: 'Cómo funciona',
    lead: 'De la orden médica en su mano al estudio: cuatro pasos cortos, y personas a quienes preguntar en el camino.',
    sections: howItWorks.sections.map((section) => ({ ...section, ...sections[section.id] })),
    next: (howItWorks.next ?? []).map(({ to }, index) => ({ to, label: ['Solicitar un estudio', 'Estudios y precios'][index] ?? '' })),
  };
  Object.assign(howItWorks, translated);
}
