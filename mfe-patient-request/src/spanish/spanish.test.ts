import { apiAddress, controlSession, listUntranslated } from '@scanharbor/shared-contracts/testing';
import { formatCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { cardTexts, missingTexts } from '../components/booking-card/booking-card.texts';
import { confirmTexts, consentTexts } from '../components/confirm-request/confirm-request.texts';
import { editRequestTexts } from '../components/edit-request/edit-request.texts';
import { insuranceRecordTexts } from '../components/insurance-record/insurance-record.texts';
import { schedulingTexts } from '../components/scheduling/scheduling.texts';
import { patientHomeTexts } from '../pages/home/home.texts';
import { patientProviderTexts } from '../pages/patient-provider/patient-provider.texts';
import { registerTexts } from '../pages/register/register.texts';
import { centersTexts } from '../pages/request-scan/centers/centers.texts';
import { screeningTexts } from '../pages/settings/screening/screening.texts';
import { conditionTexts, settingsTexts } from '../pages/settings/settings.texts';
import { estimateTexts } from '../pages/tests/estimate/estimate.texts';
import { testPages } from '../pages/tests/test-pages';
import { emptyTexts, testsTexts } from '../pages/tests/tests.texts';
import { languages, routes } from '../routes';
import * as flow from '../texts';

const catalogs = {
  ...flow,
  cardTexts,
  centersTexts,
  confirmTexts,
  consentTexts,
  editRequestTexts,
  emptyTexts,
  estimateTexts,
  insuranceRecordTexts,
  missingTexts,
  patientHomeTexts,
  patientProviderTexts,
  registerTexts,
  schedulingTexts,
  screeningTexts,
  settingsTexts,
  testsTexts,
};

/** The same words in both languages. */
const same = ['COVID-19', 'Flexible', 'General', 'NPI', 'No', 'Total'];

it('translates all texts and the titles of all screens', async () => {
  const { translate } = await languages!.es!();
  let titles = {};
  expect(listUntranslated(catalogs, () => (titles = translate()), same)).toEqual([]);
  expect(Object.keys(titles).sort()).toEqual(routes.map(({ path }) => path).sort());
  expect(testPages.map(({ label }) => label)).toEqual(['En curso', 'Solicitudes', 'Próximos', 'Anteriores']);
  expect(flow.formatRequestName(7)).toBe('Solicitud n.º 7');
  expect(formatCard({ type: 'visa', last4: '4242' })).toBe('Visa terminada en 4242');
  expect(patientHomeTexts.days(1)).toBe('1 día');
  expect(patientHomeTexts.days(2)).toBe('2 días');
});

it('translates every medical condition of the API', async () => {
  const { translate } = await languages!.es!();
  translate();
  const headers = { authorization: await controlSession('patient@scanharbor.test') };
  const response = await fetch(`${apiAddress()}/api/medical/conditions`, { headers });
  const conditions = (await response.json()) as { value: string; details: string }[];
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.flatMap(({ value, details }) => [value, details]).filter((text) => conditionTexts[text] === undefined)).toEqual([]);
});
