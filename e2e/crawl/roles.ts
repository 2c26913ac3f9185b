import { paths } from '@scanharbor/shared-contracts';
import { listRoutePaths } from '@scanharbor/tools/routes';
import { invitationPage } from '../pages/px-scan-request.page';
import { requestFlow } from '../pages/request-flow.page';
import { accounts } from '../support/accounts';
import { focusOn } from '../support/keyboard';
import { type Role } from './crawl';

/** Every address without a parameter: those of other roles, too, which must lead somewhere. */
const routes = (await listRoutePaths()).map((path) => path.replace(/\/:\w+\?$/, '')).filter((path) => !path.includes(':'));

async function openAccountStep() {
  await invitationPage().confirmBirthDate('April', '12', '1984');
  await focusOn(/^How would you like to continue/);
}

async function openDetailsStep() {
  const flow = requestFlow();
  await flow.describeScan('Insurance');
  await flow.chooseFlexible();
  await flow.clickContinue('Continue to your details');
  await flow.firstName().waitForExist();
}

async function openPhysicianStep() {
  await openDetailsStep();
  const flow = requestFlow();
  await flow.clickContinue('Continue to your physician');
  await flow.physicianLastName().waitForExist();
}

const invitation = { url: paths.invitation('demo-invitation'), prepare: openAccountStep };

/** The roles of the demo data: an invited patient is a guest with the link of an invitation, a new one has not requested a scan yet. */
export const roles: Role[] = [
  { name: 'guest', starts: routes, states: [{ url: paths.requestScan(), prepare: openDetailsStep }] },
  { name: 'patient', email: accounts.patient, starts: routes, states: [invitation] },
  {
    name: 'new-patient',
    email: accounts.newPatient,
    starts: [paths.home()],
    states: [openDetailsStep, openPhysicianStep].map((prepare) => ({ url: paths.home(), prepare })),
  },
  {
    name: 'invited',
    starts: ['demo-invitation', 'demo-expired', 'demo-completed'].map((id) => paths.invitation(id)),
    states: [invitation],
  },
  { name: 'staff', email: accounts.staff, starts: routes },
  { name: 'admin', email: accounts.admin, starts: routes },
  { name: 'switcher', email: accounts.switcher, starts: routes },
  { name: 'platform', email: accounts.platform, starts: routes },
];
