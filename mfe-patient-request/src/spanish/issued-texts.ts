import { brand } from '@scanharbor/shared-contracts';
import { disputeCents, disputeDays } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';

const dispute = formatDollars(disputeCents / 100);

/** Whole sentences: an estimate keeps the words of its day, and one that says anything else must not be shown as if it said this. */
const sentences: readonly (readonly [english: RegExp, spanish: string])[] = [
  [
    /^You may need these items before or after your scan\. They are scheduled separately, .* therefore not part of this estimate\. To ask for one, .*$/,
    `Es posible que necesite estos servicios antes o después de su estudio. Se programan por separado, y quien los presta le da un cálculo de buena fe aparte cuando los programe o cuando usted lo pida. Por eso sus códigos de diagnóstico, códigos de servicio, cargos previstos e identificadores del proveedor no forman parte de este cálculo. Para pedir uno, llame al proveedor del servicio o escriba a ${brand.careTeamEmail}.`,
  ],
  [
    /^Your provider may recommend additional items or services as part of your care\. They must be scheduled or requested separately, and are not part of this estimate\.$/,
    'Es posible que su proveedor recomiende otros artículos o servicios como parte de su atención. Deben programarse o pedirse por separado y no forman parte de este cálculo.',
  ],
  [
    /^This is only an estimate of the items and services that could reasonably be expected when it was issued\. Actual items, services or charges may differ\.$/,
    'Esto es solo un cálculo de los artículos y servicios que podían preverse razonablemente cuando se emitió. Los artículos, servicios o cargos reales pueden ser distintos.',
  ],
  [
    new RegExp(
      `^If you are billed at least \\${dispute} more than the expected charges of this estimate, .* within ${disputeDays} calendar days .* 1-800-985-3059\\. Starting the process does not affect the quality of the health care that you receive\\.$`,
    ),
    `Si le cobran al menos ${dispute} más que los cargos previstos de este cálculo, tiene derecho a iniciar el proceso de resolución de disputas entre paciente y proveedor, dentro de los ${disputeDays} días calendario a partir de la fecha de la factura. Encontrará cómo hacerlo en www.cms.gov/nosurprises/consumers o por teléfono al 1-800-985-3059. Iniciar el proceso no afecta la calidad de la atención médica que recibe.`,
  ],
  [
    /^This estimate is not a contract\. It does not require you to get the items or services from any of the providers or facilities in it\.$/,
    'Este cálculo no es un contrato. No le obliga a recibir los artículos o servicios de ninguno de los proveedores o centros que aparecen en él.',
  ],
  [
    /^Visit to the physician who ordered the scan, to discuss the result$/,
    'Visita al médico que ordenó el estudio, para hablar del resultado',
  ],
  [
    /^Blood test of your kidneys before contrast, if the center or your physician asks for one$/,
    'Análisis de sangre de sus riñones antes del contraste, si el centro o su médico lo pide',
  ],
];

/** The name of the scan stays as it is on the doctor's order. */
const item = /^(.*), with the radiologist's reading and report$/;

/** Returns a sentence of a good-faith estimate in Spanish; one of other words stays in English. */
export function translateIssuedText(sentence: string): string {
  const scan = item.exec(sentence)?.[1];
  if (scan !== undefined) return `${scan}, con la lectura y el informe del radiólogo`;
  return sentences.find(([english]) => english.test(sentence))?.[1] ?? sentence;
}
