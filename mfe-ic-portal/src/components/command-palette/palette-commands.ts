import { locationChosen, paths, type SessionUser, signOut, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { navGroups } from '../../frame/nav-items';
import { texts } from '../../texts';
import { usePractice } from '../use-practice';

const { palette, nav } = texts;

/** A page or an action of the palette. */
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

const matches = (label: string, search: string) => label.toLowerCase().includes(search.trim().toLowerCase());

interface Commands {
  pages: Command[];
  actions: Command[];
}

/** Returns the pages that the user may open and the actions, those whose label has the typed text. */
export function useCommands(user: SessionUser, search: string): Commands {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { locationId } = useSession();
  const locations = usePractice()?.locations ?? [];
  const goTo = (to: string) => () => void navigate(to);
  const pages = navGroups(user)
    .flatMap(({ items }) => items)
    .map(({ label, to }) => ({ id: to, label, run: goTo(to) }));
  const text = search.trim();
  const searched = new URLSearchParams({ q: text }).toString();
  const actions: Command[] = [
    { id: 'over24', label: palette.over24, run: goTo(paths.activeRequests({ checkOver24: true })) },
    ...locations
      .filter(({ id }) => id !== locationId)
      .map(({ id, name }) => ({ id: `location-${id}`, label: palette.workAt(name), run: () => dispatch(locationChosen(id)) })),
    // The palette closes first, so that it is not in the print.
    { id: 'print', label: palette.print, run: () => setTimeout(() => window.print(), 300) },
    { id: 'sign-out', label: user.switched ? nav.backToOwn : nav.signOut, run: () => void dispatch(signOut()) },
  ];
  const inList = { id: 'search', label: palette.searchList(text), run: goTo(`${paths.activeRequests()}?${searched}`) };
  return {
    pages: pages.filter(({ label }) => matches(label, search)),
    actions: [...actions.filter(({ label }) => matches(label, search)), ...(text === '' ? [] : [inList])],
  };
}
