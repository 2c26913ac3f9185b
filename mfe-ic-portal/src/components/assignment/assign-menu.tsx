import { useSession } from '@scanharbor/shared-contracts';
import { useColleaguesQuery } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Menu } from '@scanharbor/shared-ui/menu';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { toInitials } from '../initials';
import { useAssign } from './use-assign';

const { assignment: assignTexts } = texts;

interface AssignMenuProps {
  request: PortalRequest;
  /** Shows initials or an icon instead of words, for a narrow column. */
  isShort?: boolean;
}

function Label({ name, isShort }: { name: string | undefined; isShort: boolean }) {
  if (isShort) return name === undefined ? <UserPlus size={16} aria-hidden="true" /> : toInitials(name);
  return name === undefined ? assignTexts.assign : assignTexts.to(name);
}

/** Shows who takes care of a request, and assigns it to oneself, a colleague or no one. */
export function AssignMenu({ request, isShort = false }: AssignMenuProps) {
  const ownId = useSession().user?.id;
  const { data: colleagues = [] } = useColleaguesQuery();
  const assign = useAssign();
  const { send } = useSingleFlight();
  const { requestId } = request;
  // A change by a colleague does not replace what an open menu was opened for: the choice is then refused.
  const [opened, setOpened] = useState<PortalRequest>();
  const { assignment } = opened ?? request;
  // The name contains what is shown, so that voice control finds the button.
  const shownName = assignment && isShort ? `${assignment.name}, ${toInitials(assignment.name)}` : assignment?.name;
  const change = (assignee: Parameters<typeof assign>[1]) => void send(() => assign(opened ?? request, assignee));
  const choices = colleagues.filter(({ userId }) => userId !== assignment?.userId);
  const own = choices.filter(({ userId }) => userId === ownId);
  const others = choices.filter(({ userId }) => userId !== ownId);
  return (
    <Menu
      isShort={isShort}
      onOpenChange={(isOpen) => setOpened(isOpen ? request : undefined)}
      label={<Label name={assignment?.name} isShort={isShort} />}
      name={shownName === undefined ? assignTexts.assignOf(requestId) : assignTexts.assignedOf(requestId, shownName)}
      actions={[
        ...own.map((user) => ({ id: String(user.userId), label: assignTexts.toMe, onAction: () => change(user) })),
        ...others.map((user) => ({ id: String(user.userId), label: user.name, onAction: () => change(user) })),
        ...(assignment ? [{ id: 'none', label: assignTexts.toNoOne, onAction: () => change(null) }] : []),
      ]}
    />
  );
}
