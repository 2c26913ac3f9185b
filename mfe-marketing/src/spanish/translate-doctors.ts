import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { doctorTexts } from '../content/doctors';

const away = (miles: number) => (miles < 1 ? 'A menos de una milla' : `A ${miles} ${miles === 1 ? 'milla' : 'millas'}`);

function translateSearch() {
  applyTranslation(doctorTexts.specialty, { label: 'Especialidad', failed: 'No se pudo cargar la lista de especialidades.' });
  applyTranslation(doctorTexts.search, {
    title: 'Buscar un médico',
    lead: 'Busque por código postal y especialidad médicos que envían pacientes a estudios.',
    zip: 'Código postal',
    submit: 'Buscar',
    searching: 'Buscando…',
    zipMissing: 'Escriba un código postal de 5 dígitos.',
    specialtyMissing: 'Elija una especialidad.',
    failed: 'La búsqueda no funcionó. Inténtelo de nuevo.',
    count: (count) =>
      count === 0
        ? 'Se encontraron 0 médicos a menos de 50 millas. Pruebe con otro código postal u otra especialidad.'
        : count === 1
          ? 'Se encontró 1 médico a menos de 50 millas'
          : `Se encontraron ${count} médicos a menos de 50 millas, primero los más cercanos`,
    caption: 'Médicos, primero los más cercanos',
    columns: {
      name: 'Nombre',
      email: 'Correo electrónico',
      zipCode: 'Código postal',
      specialty: 'Especialidad',
      distance: 'Distancia',
    },
    emailHidden: 'No publicado',
    away,
  });
  applyTranslation(doctorTexts.refer, {
    title: 'Recomendar a un médico',
    lead: 'Díganos qué médico debería conocernos. Los médicos no necesitan una cuenta.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    zip: 'Código postal',
    publishEmail: 'Soy este médico. Mostrar mi correo en la búsqueda pública.',
    prefers: 'El médico prefiere ciertos centros de imágenes',
    locations: 'Centros preferidos',
    noLocations: 'No hay centros de imágenes cerca de este código postal.',
    submit: 'Recomendar médico',
    missing: { firstName: 'Escriba el nombre.', lastName: 'Escriba el apellido.' },
    zipForLocations: 'Escriba un código postal válido para elegir centros preferidos.',
    failed: 'No se pudo guardar el médico. Inténtelo de nuevo.',
    done: (name) => `Gracias. Recomendó al Dr. ${name}.`,
    another: 'Recomendar a otro médico',
    waits: 'Revisamos a cada médico nuevo antes de que los pacientes lo encuentren en la búsqueda.',
  });
}

/** Translates the doctor search, the referral, the page of a doctor and its request form. */
export function translateDoctors(): void {
  translateSearch();
  applyTranslation(doctorTexts.page, {
    notFound: 'No se encontró un médico con ese identificador.',
    failed: 'No se pudo cargar el médico.',
    lead: 'Solicite el estudio que ordenó su médico, o vea qué centros de imágenes están cerca.',
    zip: 'Su código postal',
    distance: (miles) => `A menos de ${miles} millas`,
    distanceLabel: 'Distancia',
    locations: 'Centros de imágenes cercanos',
    away,
    none: 'Ningún centro de imágenes a esta distancia.',
    locationsFailed: 'No se pudieron cargar los centros de imágenes.',
    request: 'Solicitar un estudio',
    requestInSteps: 'Elegir fechas y comparar precios',
    requestHint: 'Las dos solicitudes llegan a los centros con el nombre de su médico.',
    find: 'Buscar a otro médico',
    linked: (name) => `El Dr. ${name} se agregó a sus médicos.`,
    undo: 'Deshacer',
    undone: (name) => `El Dr. ${name} ya no es uno de sus médicos.`,
    settings: 'Sus médicos',
  });
  applyTranslation(doctorTexts.request, {
    title: (name) => `Solicite un estudio con el Dr. ${name}`,
    you: 'Sus datos',
    scanTitle: 'Su estudio',
    scan: 'Tipo de estudio',
    scansFailed: 'No se pudo cargar la lista de estudios.',
    scanMissing: 'Elija un tipo de estudio.',
    zip: 'Código postal',
    zipInvalid: 'Escriba un código postal de 5 dígitos.',
    locations: 'Centros preferidos (opcional)',
    locationsHint: 'Solo los centros que elija reciben su solicitud. Déjelo vacío para todos los centros cercanos.',
    location: (position) => `Centro ${position}`,
    anyCenter: 'Sin preferencia',
    center: (name, city, miles) => `${name}, ${city}, ${miles} millas`,
    addLocation: 'Agregar otro centro',
    locationsFailed: 'No se pudieron cargar los centros de imágenes.',
    noCenters: 'No hay centros de imágenes para este estudio cerca de este código postal.',
    prescription: 'Foto de su orden médica',
    prescriptionHint: 'JPG, PNG, GIF o PDF, 10 MB como máximo.',
    prescriptionMissing: 'Agregue una foto de su orden médica.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono celular',
    dob: 'Fecha de nacimiento',
    password: 'Contraseña',
    terms: 'Acepto los términos',
    termsMissing: 'Acepte los términos para enviar su solicitud.',
    termsLink: 'Leer los términos',
    signedInAs: (name) => `Inició sesión como ${name}.`,
    submit: 'Enviar solicitud',
    leaveCenter: 'Cerrar sesión y enviar',
    submitting: 'Enviando su solicitud…',
    submitted: 'La solicitud se envió',
    failed: 'No se pudo enviar la solicitud.',
    userExists: 'Ese usuario ya existe, use otro correo electrónico.',
    recordFailed: 'No se pudieron guardar los datos de la foto de la orden médica.',
    uploadFailed: 'No se pudo guardar la foto de la orden médica.',
    toTests: 'Ir a sus estudios',
    next: 'Nuestro equipo de atención le escribe por correo electrónico y mensaje de texto.',
  });
}
