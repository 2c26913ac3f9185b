import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { applyTranslation } from '@scanharbor/shared-contracts/domain/translation';
import { centersTexts } from '../pages/request-scan/centers/centers.texts';
import { translateIssuedText } from './issued-texts';
import { estimateTexts } from '../pages/tests/estimate/estimate.texts';

const formatMiles = (miles: number) => `${miles} ${miles === 1 ? 'milla' : 'millas'}`;

function translateCenters() {
  applyTranslation(centersTexts, {
    title: 'Encuentre un centro',
    near: (zip) => `Cerca de ${zip}`,
    change: 'Cambiar',
    show: 'Mostrar centros y precios',
    pay: 'Forma de pago',
    selfPay: 'Por cuenta propia',
    insurance: 'Seguro',
    whichScan: (type) => `¿Qué estudio de ${type} indicó su médico?`,
    whichScanText: 'Elíjalo para ver precios exactos y horarios libres.',
    count: (count, miles) => `${count} ${count === 1 ? 'centro' : 'centros'} a menos de ${miles} millas`,
    filters: 'Filtros',
    distance: 'Distancia',
    within: (miles) => `A menos de ${miles} millas`,
    price: 'Precio',
    anyPrice: 'Cualquier precio',
    upTo: (total) => `Hasta ${formatDollars(total)}`,
    open: 'MRI abierta',
    weekend: 'Fin de semana',
    evening: 'Tarde-noche',
    sortedBy: 'Ordenar por',
    sorts: { price: 'Total más bajo', distance: 'Más cercano', time: 'Próximo horario' },
    list: 'Centros',
    miles: (miles) => `${miles} mi`,
    spokenMiles: formatMiles,
    total: 'total, con lectura incluida',
    fromTotal: 'total más bajo, con lectura incluida',
    from: (total) => `desde ${total}`,
    planDecides: 'Según su plan',
    choose: 'Elegir este centro',
    chosen: 'Elegido',
    times: (center) => `Horarios libres en ${center}`,
    moreTimes: (count) => `+${count} más`,
    timesAt: (center) => `horarios en ${center}`,
    onRequest: 'Horarios a pedido',
    included: ['Estudio', 'Lectura del radiólogo', 'Informe para usted y su médico'],
    howPaid: (deposit, rest) => `Depósito de ${deposit} cuando se confirme su hora, ${rest} el día del estudio.`,
    insurancePaid: 'El centro revisa sus beneficios antes de darle la cita. Sin depósito.',
    market: 'Precio promedio del mercado',
    full: (count) => `Puede elegir hasta ${count} horarios. Quite uno para elegir otro.`,
    map: 'Mapa',
    showList: 'Lista',
    mapLabel: 'Mapa esquemático',
    mapNote: (zip) => `Mapa esquemático. Los círculos muestran la distancia desde ${zip}.`,
    pin: (name, price, miles) => [name, price, formatMiles(miles)].filter(Boolean).join(', '),
    loading: 'Cargando centros y precios…',
    failed: 'No pudimos cargar los centros y los precios.',
    noneNear: (miles) => `Ningún centro a menos de ${miles} millas`,
    nearest: (miles, total) => `El más cercano está a ${formatMiles(miles)}${total ? `, ${total}` : ''}.`,
    widen: (miles) => `Mostrar centros a menos de ${miles} millas`,
    noMatch: 'Ningún centro cumple estos filtros',
    clear: 'Quitar filtros',
    none: (zip) => `Ningún centro de imágenes a menos de 50 millas de ${zip} ofrece este estudio.`,
    noneHelp: 'Pruebe con otro código postal o elija otro estudio.',
    bar: 'Su elección',
    nothingChosen: 'Aún no eligió un centro',
    anyTime: 'A cualquier hora en las próximas dos semanas',
    someTimes: (first, more) => (more > 0 ? `${first} y ${more} más` : first),
    nothingNow: 'en total, nada ahora',
    continue: 'Continuar',
    noCenter: 'Continuar sin un centro',
    scanFirst: 'Primero elija su estudio.',
    centerFirst: 'Primero elija un centro.',
  });
}

function translateEstimate() {
  applyTranslation(estimateTexts, {
    issued: translateIssuedText,
    title: 'Cálculo de buena fe',
    versionOf: (requestId, version, day) => `Solicitud n.º ${requestId} · versión ${version}, emitida el ${day}`,
    reason: {
      booked: 'Emitido cuando se dio su cita.',
      moved: 'Emitido porque cambió su cita.',
      price: 'Emitido porque cambió el precio.',
      requested: 'Emitido porque usted lo pidió.',
    },
    patient: 'Paciente',
    birthDate: 'Fecha de nacimiento',
    service: 'Servicio',
    scheduled: 'Programado para',
    notScheduled: 'Aún sin programar',
    provider: 'Proveedor o centro',
    practice: 'Consultorio',
    center: 'Centro',
    npi: 'NPI',
    taxId: 'Número fiscal',
    notOnFile: 'Aún no registrado',
    address: 'Dónde',
    state: 'Estado',
    charges: 'Cargos previstos',
    item: 'Artículo o servicio',
    serviceCode: 'Código de servicio',
    diagnosisCodes: 'Códigos de diagnóstico',
    noDiagnosis: 'Ninguno conocido todavía',
    charge: 'Cargo previsto',
    total: 'Total de cargos previstos',
    deposit: (deposit, rest) =>
      `De esa cantidad, ${deposit} son su depósito, que se toma cuando el centro confirma su cita. Usted paga ${rest} el día del estudio.`,
    separate: 'Artículos que se programan por separado',
    notices: 'Lo que debe saber',
    earlier: 'Versiones anteriores',
    earlierOf: (version, day, total) => `Versión ${version}, emitida el ${day}: ${total} en total`,
    show: (version) => `Mostrar la versión ${version}`,
    showLatest: 'Mostrar la última versión',
    print: 'Imprimir o guardar como PDF',
    toTests: 'Sus estudios',
    none: 'Aún no hay un cálculo',
    noneText:
      'Los pacientes que pagan por cuenta propia reciben un cálculo de buena fe de todos los cargos con su cita. También puede pedir uno ahora, para el centro más cercano que pueda atenderle.',
    get: 'Pedir un cálculo',
    getting: 'Preparando su cálculo…',
    getFailed: 'No se pudo preparar su cálculo. Inténtelo de nuevo.',
    failed: 'No pudimos cargar su cálculo.',
    notFound: 'Esta solicitud ya no existe.',
    notFoundText: 'En sus estudios puede ver todas sus solicitudes.',
  });
}

/** Translates the texts of the results and of estimates. */
export function translateResults(): void {
  translateCenters();
  translateEstimate();
}
