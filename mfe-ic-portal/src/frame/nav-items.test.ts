import { type SessionUser } from '@scanharbor/shared-contracts';
import { navGroups } from './nav-items';

const labelsFor = (user: Partial<SessionUser>) =>
  navGroups({ isAdmin: false, capabilities: [], ...user } as unknown as SessionUser).flatMap(({ items }) =>
    items.map(({ label }) => label),
  );

const commonLabels = labelsFor({});

it.each<[string, Partial<SessionUser>, string[]]>([
  ['an administrator the practice', { isAdmin: true }, ['Locations', 'Users', 'Billing', 'Reports', 'Audit trail']],
  ['the platform its lists', { capabilities: ['platform_admin'] }, ['Refund requests', 'Pending scans', 'New entries', 'Releases']],
  ['a user with the switch capability that', { capabilities: ['switch_user'] }, ['Switch user']],
])('offers %s, and no other user [IC-141, IC-241, IC-244, IC-245]', (_whom, user, links) => {
  expect(labelsFor(user).filter((label) => !commonLabels.includes(label))).toEqual(links);
});
