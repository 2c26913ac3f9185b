import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import { paths, type SessionUser } from '@scanharbor/shared-contracts';
import { texts } from '../texts';

export type CounterName = keyof Pick<Counters, 'available' | 'scheduled' | 'completed'>;

export interface NavItem {
  label: string;
  to: string;
  counter?: CounterName;
}

export interface NavGroup {
  title?: string;
  items: NavItem[];
}

/** The rail's links for a user: what the user may not open is not shown. */
export function navGroups(user: SessionUser): NavGroup[] {
  const { nav } = texts;
  return [
    {
      items: [
        { label: nav.dashboard, to: paths.dashboard() },
        { label: nav.requests, to: paths.activeRequests(), counter: 'available' },
        { label: nav.scheduled, to: paths.scheduled(), counter: 'scheduled' },
        { label: nav.completed, to: paths.history(), counter: 'completed' },
      ],
    },
  ];
}
