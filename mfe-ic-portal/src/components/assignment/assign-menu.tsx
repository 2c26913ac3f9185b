import { useSession } from '@scanharbor/shared-contracts';
import { useColleaguesQuery } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Menu, MenuActions } from '@scanharbor/shared-ui/menu';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { toInitials } from '../initials';
import { useAssign } from './use-assign';

const { assignment: assignTexts } = texts;

const nothing = {};

/** Loads whom requests can be assigned to, so that the menus of a screen open without delay. */
export function useLoadedColleagues() {
  useColleaguesQuery(undefined, { selectFromResult: () => nothing });
}

interface AssignMenuProps {
  request: PortalRequest;
  /** Shows initials or an icon instead of words, for a narrow column. */
  isShort?: boolean;
}

function Label({ name, isShort }: { name: string | undefined; isShort: boolean }) {
  if (isShort) return name === undefined ? <UserPlus size={16} aria-hidden="true" /> : toInitials(name);
  return name === undefined ? assignTexts.assign : assignTexts.to(name);
}

type Assignee = Parameters<ReturnType<typeof useAssign>>[1];

function AssignActions({ request: current, send }: { request: PortalRequest; send: (job: () => Promise<unknown>) => unknown }) {
  // A change by a colleague does not replace what the menu was opened for: the choice is then refused.
  const [request] = useState(current);
  const ownId = useSession().user?.id;
  const { data: colleagues = [] } = useColleaguesQuery();
  const assign = useAssign();
  const change = (assignee: Assignee) => void send(() => assign(request, assignee));
  const choices = colleagues.filter(({ userId }) => userId !== request.assignment?.userId);
  const own = choices.filter(({ userId }) => userId === ownId);
  const others = choices.filter(({ userId }) => userId !== ownId);
  return (
    <MenuActions
      actions={[
        ...own.map((user) => ({ id: String(user.userId), label: assignTexts.toMe, onAction: () => change(user) })),
        ...others.map((user) => ({ id: String(user.userId), label: user.name, onAction: () => change(user) })),
        ...(request.assignment ? [{ id: 'none', label: assignTexts.toNoOne, onAction: () => change(null) }] : []),
      ]}
    />
  );
}

/** Shows who takes care of a request, and assigns it to oneself, a colleague or no one. Its screen calls `useLoadedColleagues`. */
export function AssignMenu({ request, isShort = false }: AssignMenuProps) {
  const { send } = useSingleFlight();
  const { requestId, assignment } = request;
  // The name contains what is shown, so that voice control finds the button.
  const shownName = assignment && isShort ? `${assignment.name}, ${toInitials(assignment.name)}` : assignment?.name;
  return (
    <Menu
      isShort={isShort}
      label={<Label name={assignment?.name} isShort={isShort} />}
      name={shownName === undefined ? assignTexts.assignOf(requestId) : assignTexts.assignedOf(requestId, shownName)}
    >
      <AssignActions request={request} send={send} />
    </Menu>
  );
}
