import { paths, type SessionUser } from '@scanharbor/shared-contracts';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import { texts } from '../texts';

interface NavItem {
  label: string;
  to: string;
  counter?: keyof Pick<Counters, 'available' | 'scheduled' | 'completed'>;
}

interface NavGroup {
  title?: string;
  items: NavItem[];
}

const { nav } = texts;

const work: NavGroup = {
  items: [
    { label: nav.dashboard, to: paths.dashboard() },
    { label: nav.requests, to: paths.activeRequests(), counter: 'available' },
    { label: nav.scheduled, to: paths.scheduled(), counter: 'scheduled' },
    { label: nav.completed, to: paths.history(), counter: 'completed' },
    { label: nav.schedule, to: paths.schedule() },
    { label: nav.calendar, to: paths.calendar() },
  ],
};

const practice = ({ isAdmin }: SessionUser): NavItem[] =>
  isAdmin
    ? [
        { label: nav.locations, to: paths.locations() },
        { label: nav.users, to: paths.practiceUsers() },
        { label: nav.billing, to: paths.billing() },
        { label: nav.reports, to: paths.reports() },
        { label: nav.auditTrail, to: paths.auditTrail() },
      ]
    : [];

const you: NavGroup = { title: nav.you, items: [{ label: nav.settings, to: paths.providerSettings() }] };

const platform = ({ capabilities }: SessionUser): NavItem[] => [
  ...(capabilities.includes('platform_admin')
    ? [
        { label: nav.refunds, to: paths.refunds() },
        { label: nav.pendingScans, to: paths.pendingScans() },
        { label: nav.waitingEntries, to: paths.waitingEntries() },
        { label: nav.releases, to: paths.operations() },
      ]
    : []),
  ...(capabilities.includes('switch_user') ? [{ label: nav.switchUser, to: paths.switchUser() }] : []),
];

/** Lists the rail's links for a user, without those that the user may not open. */
export function navGroups(user: SessionUser): NavGroup[] {
  return [work, { title: nav.practice, items: practice(user) }, { title: nav.admin, items: platform(user) }, you].filter(
    ({ items }) => items.length > 0,
  );
}
