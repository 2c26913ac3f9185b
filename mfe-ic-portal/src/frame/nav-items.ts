import { paths, type SessionUser } from '@scanharbor/shared-contracts';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import {
  Archive,
  ArrowLeftRight,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  CreditCard,
  Hourglass,
  Inbox,
  LayoutDashboard,
  ListPlus,
  Rocket,
  ScrollText,
  Settings,
  Undo2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { texts } from '../texts';

interface NavItem {
  label: string;
  icon: LucideIcon;
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
    { label: nav.dashboard, icon: LayoutDashboard, to: paths.dashboard() },
    { label: nav.requests, icon: Inbox, to: paths.activeRequests(), counter: 'available' },
    { label: nav.scheduled, icon: CalendarCheck, to: paths.scheduled(), counter: 'scheduled' },
    { label: nav.completed, icon: Archive, to: paths.history(), counter: 'completed' },
    { label: nav.schedule, icon: CalendarClock, to: paths.schedule() },
    { label: nav.calendar, icon: CalendarDays, to: paths.calendar() },
  ],
};

const practice = ({ isAdmin }: SessionUser): NavItem[] =>
  isAdmin
    ? [
        { label: nav.locations, icon: Building2, to: paths.locations() },
        { label: nav.users, icon: Users, to: paths.practiceUsers() },
        { label: nav.billing, icon: CreditCard, to: paths.billing() },
        { label: nav.reports, icon: ChartColumn, to: paths.reports() },
        { label: nav.auditTrail, icon: ScrollText, to: paths.auditTrail() },
      ]
    : [];

const you: NavGroup = { title: nav.you, items: [{ label: nav.settings, icon: Settings, to: paths.providerSettings() }] };

const platform = ({ capabilities }: SessionUser): NavItem[] => [
  ...(capabilities.includes('platform_admin')
    ? [
        { label: nav.refunds, icon: Undo2, to: paths.refunds() },
        { label: nav.pendingScans, icon: Hourglass, to: paths.pendingScans() },
        { label: nav.waitingEntries, icon: ListPlus, to: paths.waitingEntries() },
        { label: nav.releases, icon: Rocket, to: paths.operations() },
      ]
    : []),
  ...(capabilities.includes('switch_user') ? [{ label: nav.switchUser, icon: ArrowLeftRight, to: paths.switchUser() }] : []),
];

/** Lists the rail's links for a user, without those that the user may not open. */
export function navGroups(user: SessionUser): NavGroup[] {
  return [work, { title: nav.practice, items: practice(user) }, { title: nav.admin, items: platform(user) }, you].filter(
    ({ items }) => items.length > 0,
  );
}

const parents = [
  { start: paths.test(''), to: paths.activeRequests() },
  { start: paths.location(''), to: paths.locations() },
];

/** Returns the link whose list contains the item on the screen: the requests for a request, the locations for one of them. */
export const findParent = (pathname: string): string | undefined => parents.find(({ start }) => pathname.startsWith(start))?.to;
