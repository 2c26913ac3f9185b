import { brand } from '@scanharbor/shared-contracts';
import { type Article, type ArticleSection } from '../content/article';
import { about } from '../content/articles/about';
import { accreditation } from '../content/articles/accreditation';
import { howItWorks } from '../content/articles/how-it-works';
import { organizations } from '../content/articles/organizations';
import { partner } from '../content/articles/partner';

interface ArticleTranslation {
  title: string;
  lead: string;
  /** By the anchors of the sections. */
  sections: Readonly<Record<string, Pick<ArticleSection, 'heading' | 'text' | 'list'>>>;
  /** Labels of the next steps, in their order. */
  next: readonly string[];
}

const spanishHowItWorks: ArticleTranslation = {
  title: 'Cómo funciona',
  lead: 'De la orden médica en su mano al estudio: cuatro pasos cortos, y personas a quienes preguntar en el camino.',
  sections: {
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
  },
  next: ['Solicitar un estudio', 'Estudios y precios'],
};

const spanishAbout: ArticleTranslation = {
  title: `Acerca de ${brand.name}`,
  lead: 'Le decimos cuánto cuesta un estudio médico, dónde puede hacérselo y cuándo, antes de que se comprometa a nada.',
  sections: {
    why: {
      heading: 'Por qué existimos',
      text: [
        'El mismo estudio puede costar tres veces más en un lado de la ciudad que en el otro, y la mayoría de las personas conoce el precio solo cuando llega la factura.',
        `${brand.name} muestra primero el precio. Usted ve cuánto cuesta su estudio en centros de imágenes cercanos si lo paga por cuenta propia, o usa su seguro, y lo solicita en línea.`,
      ],
    },
    what: {
      heading: 'Qué hacemos',
      list: [
        'Usted nos dice qué estudio ordenó su médico, dónde vive y cuándo está disponible.',
        'Los centros de imágenes cercanos ven su solicitud y confirman una de las horas que usted ofreció.',
        'Nuestro equipo de atención sigue cada solicitud y ayuda cuando cambian los planes.',
      ],
    },
    'what-not': {
      heading: 'Qué no hacemos',
      text: [
        'No leemos estudios, no damos diagnósticos y no reemplazamos a su médico. Todo estudio necesita una orden médica válida, y el informe va al médico que lo ordenó.',
        'En una emergencia, llame al 911. No espere una cita.',
      ],
    },
  },
  next: ['Cómo funciona', 'Estudios y precios'],
};

const spanishOrganizations: ArticleTranslation = {
  title: 'Para organizaciones',
  lead: 'Para empleadores, clínicas, grupos de gastos médicos compartidos y organizaciones benéficas cuya gente necesita un estudio pronto y a un precio accesible.',
  sections: {
    who: {
      heading: 'Para quién es',
      list: [
        'Empleadores con planes de salud autofinanciados, cuyos miembros pagan los estudios hasta cubrir su deducible.',
        'Consultorios de atención primaria directa y clínicas comunitarias, cuyos pacientes no tienen seguro.',
        'Grupos de gastos médicos compartidos y organizaciones benéficas que pagan un estudio en nombre de alguien.',
      ],
    },
    what: {
      heading: 'Qué recibe su gente',
      list: [
        'Un precio antes del estudio, en centros cercanos.',
        'Una solicitud en lugar de una docena de llamadas. Un centro confirma una de las horas que la persona ofreció.',
        'Un equipo de atención que responde preguntas y ayuda cuando cambian los planes.',
      ],
    },
    start: {
      heading: 'Cómo empezar',
      text: [`No hay nada que instalar. Cuéntenos de su organización abajo, y alguien de ${brand.name} le responderá.`],
    },
  },
  next: ['Estudios y precios'],
};

const spanishPartner: ArticleTranslation = {
  title: 'Para centros de imágenes',
  lead: 'Llene sus horas libres con pacientes que tienen una orden médica, ofrecen varias horas y ya dijeron cómo pagan.',
  sections: {
    how: {
      heading: 'Cómo funciona para un centro',
      list: [
        'Usted ve las solicitudes de los estudios que ofrecen sus sedes, dentro de la distancia que el paciente puede recorrer.',
        'Cada solicitud llega con las respuestas del paciente a las preguntas de seguridad, las horas en que está disponible y la orden médica en cuanto la sube.',
        'Usted elige una de esas horas y la confirma. Avisamos al paciente de inmediato.',
        'Usted decide sobre cada solicitud: la confirma, o la rechaza con un motivo.',
      ],
    },
    paid: {
      heading: 'Cómo cobra',
      text: [
        'Para pagos por cuenta propia, usted fija el precio de cada estudio. El paciente lo paga en su centro; nuestro depósito es aparte. Con seguro, usted factura como siempre.',
      ],
    },
    need: {
      heading: 'Qué necesitamos de usted',
      list: [
        'Sus sedes y los tipos de estudios de cada una.',
        'Su acreditación y un acuerdo de asociado comercial firmado.',
        'Una persona que revise las solicitudes en días hábiles.',
      ],
    },
    start: {
      heading: 'Hágase socio',
      text: [`Envíenos un mensaje abajo. Alguien de ${brand.name} le responderá, creará su cuenta y mostrará el portal a su personal.`],
    },
  },
  next: ['Inicio de sesión para centros', 'Acreditación', 'Acuerdo de asociado comercial (en inglés)'],
};

const spanishAccreditation: ArticleTranslation = {
  title: 'Acreditación',
  lead: 'Qué dice la acreditación de un centro de imágenes, y qué pedimos a los centros con los que trabajamos.',
  sections: {
    meaning: {
      heading: 'Qué significa',
      text: [
        'Un organismo de acreditación, como el American College of Radiology, la Intersocietal Accreditation Commission o The Joint Commission, revisó los equipos del centro, la formación de su personal, la calidad de sus imágenes y las dosis de radiación que usa.',
        'La acreditación se otorga para cada tipo de estudio y vence después de unos años. Un centro puede estar acreditado para MRI pero no para CT.',
      ],
    },
    ask: {
      heading: 'Qué pedimos a los centros',
      list: [
        'Una acreditación vigente para cada tipo de estudio que ofrecen, cuando la ley o una aseguradora la exige.',
        'Para mamografías, el certificado que exige la Mammography Quality Standards Act.',
        'Radiólogos con licencia en el estado donde se hace el estudio.',
        'Un aviso dentro de diez días cuando algo de esto cambie.',
      ],
    },
    check: {
      heading: 'Cómo puede comprobarlo',
      text: [
        `Pida su certificado al centro, o busque en la lista pública del organismo de acreditación. Si algo no parece estar bien, escriba a ${brand.careTeamEmail}.`,
      ],
    },
  },
  next: ['Para centros de imágenes'],
};

function translateArticle(article: Article, { title, lead, sections, next }: ArticleTranslation) {
  const translated: Partial<Article> = {
    language: 'es',
    title,
    lead,
    sections: article.sections.map((section) => ({ ...section, ...sections[section.id] })),
    next: (article.next ?? []).map(({ to }, index) => ({ to, label: next[index] ?? '' })),
  };
  Object.assign(article, translated);
}

/**
 * Translates the pages about the site. Scan guides, blog and legal texts stay in English until a clinician or counsel has approved a
 * translation.
 */
export function translateArticles(): void {
  translateArticle(howItWorks, spanishHowItWorks);
  translateArticle(about, spanishAbout);
  translateArticle(organizations, spanishOrganizations);
  translateArticle(partner, spanishPartner);
  translateArticle(accreditation, spanishAccreditation);
}
