import { brand, paths } from '@scanharbor/shared-contracts';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { preparationTexts } from '@scanharbor/shared-contracts/domain/preparation';
import { findScan, landing } from '../content/landing';
import { landingMore } from '../content/landing-more';
import { priceTexts } from '../content/price-texts';
import { questions, questionTexts } from '../content/questions';
import { scansPage } from '../content/scans/scans-page';
import { texts } from '../texts';

function translateHero() {
  applyTranslation(landing, {
    title: 'Su estudio, en un centro cercano, a un precio que sabe primero.',
    lead: 'Reserve más de 200 tipos de estudios con su seguro o por cuenta propia. Por cuenta propia, desde $225 la MRI y $200 la CT en nuestros centros de menor precio.',
    promises: [
      { ...landing.promises[0], title: 'Centros acreditados', text: 'Lo que pedimos a cada uno' },
      { ...landing.promises[1], title: 'Un solo total', text: 'Lectura e informe incluidos' },
      { ...landing.promises[2], title: 'Cancelar sin costo', text: 'Hasta que se confirme su hora' },
      { ...landing.promises[3], title: '¿Preguntas?', text: 'Escriba a nuestro equipo' },
    ],
    rates: {
      title: 'Precios habituales',
      lead: `Precio habitual de ${brand.name} de un estudio sin contraste, con la lectura incluida, junto al precio promedio del mercado. Abajo: nuestro total más bajo.`,
      all: 'Todos los estudios y precios',
    },
  });
  applyTranslation(findScan, {
    title: 'Encontrar un estudio',
    scan: '¿Qué estudio?',
    scanEmpty: 'MRI, CT, mamografía…',
    scanUnavailable: 'Elija el estudio en la página siguiente.',
    zip: 'Código postal',
    paying: 'Forma de pago',
    selfPay: 'Por cuenta propia',
    insurance: 'Seguro',
    submit: 'Ver centros y precios',
    note: 'Todo estudio necesita una orden médica válida. Puede agregarla después.',
    request: 'Solicitar un estudio',
    zipInvalid: 'Escriba un código postal de 5 dígitos, como 10018.',
  });
  applyTranslation(landingMore, {
    how: {
      title: 'Cómo funciona',
      steps: [
        {
          ...landingMore.how.steps[0],
          title: 'Díganos qué necesita',
          text: 'Qué estudio, su código postal, hasta dónde puede ir y cuándo está disponible.',
        },
        {
          ...landingMore.how.steps[1],
          title: 'Agregue su orden médica',
          text: 'Suba una foto o un PDF. Si paga por cuenta propia, también puede llevarla a la cita.',
        },
        {
          ...landingMore.how.steps[2],
          title: 'Confirmamos la cita',
          text: 'Por correo electrónico y mensaje de texto. Si paga por cuenta propia, solo se retiene un pequeño depósito después de confirmar la cita. Hasta entonces puede cancelar sin costo.',
        },
      ],
    },
    blog: { title: 'De nuestro blog (en inglés)' },
  });
}

function translatePrices() {
  applyTranslation(priceTexts, {
    usualRate: 'total habitual',
    usual: (amount) => `total habitual ${amount} en nuestros centros`,
    market: (amount) => `precio del mercado ${amount}`,
    centers: 'Ver centros y precios',
    noCenter: (miles, zip) => (zip ? `ningún centro a menos de ${miles} millas de ${zip}` : 'precio a pedido'),
    saving: (percent) => `Ahorre hasta un ${percent}%:`,
    savingProof: (price, market) => `${price}, precio del mercado ${market}.`,
  });
  applyTranslation(scansPage, {
    title: 'Estudios y precios',
    lead: 'Más de 200 tipos de estudios, con su seguro o por cuenta propia. Por cuenta propia, desde $225 la MRI y $200 la CT en nuestros centros de menor precio.',
    caption: 'Precios habituales por tipo de estudio',
    scanType: 'Estudio',
    from: 'Total más bajo',
    productRate: `Total habitual de ${brand.name}`,
    marketRate: 'Precio del mercado',
    book: 'Reservar',
    bookScan: (name) => `Reservar ${name}`,
    index: 'Lea sobre cada estudio (en inglés)',
    note: 'Los totales incluyen la lectura. Los precios habituales y del mercado son de un estudio sin contraste. Lo que usted paga depende del estudio y del centro, y lo ve antes de solicitarlo. Solo se retiene un pequeño depósito después de confirmar la cita, y antes puede cancelar sin costo.',
  });
}

function translateQuestions() {
  applyTranslation(questions, [
    {
      question: '¿Qué incluye el precio?',
      answer:
        'El estudio con el contraste que indica su orden, la lectura del radiólogo y el informe escrito para su médico. Es el total, no un depósito.',
      more: { label: 'Qué incluye un precio por cuenta propia (en inglés)', to: paths.blogArticle('self-pay-rate') },
    },
    {
      question: '¿Necesito una orden médica?',
      answer:
        'Sí, para todo estudio. Suba una foto o un PDF con su solicitud. Si paga por cuenta propia, también puede llevarla a la cita.',
    },
    {
      question: '¿Cuándo pago?',
      answer:
        'Solo se retiene un pequeño depósito después de confirmar su cita, y antes puede cancelar sin costo. El resto lo paga en el centro, al precio que vio.',
    },
    {
      question: '¿Puedo usar mi seguro?',
      answer:
        'Sí. Denos su compañía de seguros y su número de miembro. El centro revisa lo que cubre su plan, y su plan determina lo que usted paga.',
    },
    {
      question: '¿Los centros están acreditados?',
      answer:
        'Pedimos a cada centro una acreditación vigente para cada tipo de estudio que ofrece, cuando la ley o una aseguradora la exige.',
      more: { label: 'Qué significa la acreditación', to: paths.accreditation() },
    },
    {
      question: '¿Cómo cancelo o cambio mi cita?',
      answer: 'En Sus estudios, en el mismo lugar donde ve la hora: pida otra hora o cancele.',
      more: { label: 'Cómo funciona', to: paths.howItWorks() },
    },
  ]);
  applyTranslation(questionTexts, {
    title: 'Lo que la gente pregunta primero',
    other: '¿No está aquí?',
    write: 'Escríbanos',
    email: 'o envíe un correo a',
  });
}

function translateFrame() {
  applyTranslation(texts, {
    language: 'es',
    englishOnly: 'Este texto todavía está solo en inglés.',
    review: { clinician: preparationTexts.unapproved, counsel: 'Borrador. Un abogado debe aportar o aprobar el texto final.' },
    next: 'Más información',
    onThisPage: 'En esta página',
    request: 'Solicitar un estudio',
    beforeRequest: { label: 'Antes de solicitar', accreditation: 'Acreditación', contact: 'Hacer una pregunta' },
    analytics: {
      title: 'Estadísticas en este dispositivo',
      given: 'Usted nos permite contar los pasos que completa.',
      refused: 'No contamos los pasos que completa.',
      allow: 'Permitir',
      stop: 'Dejar de contar',
    },
    contact: {
      open: 'Escríbanos',
      title: 'Contacto',
      loadFailed: 'No se pudo cargar el formulario.',
      orWrite: 'Escríbanos a',
      name: 'Su nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      comments: 'Comentarios',
      send: 'Enviar',
      sending: 'Enviando…',
      tryAgain: 'Intentar de nuevo',
      failed: 'No se envió su mensaje. Lo que escribió sigue aquí.',
      sent: 'Gracias, le responderemos pronto',
      emailFirst: 'Escriba un correo electrónico válido para enviar su mensaje.',
      missing: { name: 'Escriba su nombre.', email: 'Escriba su correo electrónico.', comments: 'Escriba sus comentarios.' },
    },
  });
}

/** Translates the landing page, the list of scans, and the frame of articles with the contact form. */
export function translateLanding(): void {
  translateHero();
  translatePrices();
  translateQuestions();
  translateFrame();
}
