import { type SessionUser, signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../components/lazy-dialog';
import { isTermsDue } from '../components/terms/terms-gate';
import { texts } from '../texts';
import { Brand } from './brand';
import { MenuButton, NavAction, NavEntry, NavList, NavTitle, Rail as Side, RailInner, RailTop } from './frame.styles';
import { navGroups } from './nav-items';
import { useCounters } from './use-counters';

const AppearanceDialog = lazyDialog(async () => (await import('@scanharbor/shared-ui/appearance-dialog')).AppearanceDialog);

/** Opens and closes the menu of a narrow screen; a change of screen and Escape close it, too. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  useEffect(() => {
    if (!open) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenAt(undefined);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);
  return { open, toggle: () => setOpenAt(open ? undefined : pathname), close: () => setOpenAt(undefined) };
}

const count = new Intl.NumberFormat('en-US');

/** The portal's navigation with its counters; under 768 px a bar whose button opens it (IC-009, D29). */
export function Rail({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const counters = useCounters(!isTermsDue(user) && !user.secondFactorDue);
  const { open, toggle, close } = useMenu();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Side data-print="hide">
      <RailInner aria-label={texts.frame.navigation}>
        <RailTop>
          <Brand />
          <MenuButton type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
            {open ? <X size={18} aria-hidden="true" /> : <Menu size={18} aria-hidden="true" />}
            {open ? texts.frame.closeMenu : texts.frame.menu}
          </MenuButton>
        </RailTop>
        <NavList id={id} $open={open}>
          {navGroups(user).map(({ title, items }) => (
            <div key={title ?? 'work'}>
              {title && <NavTitle>{title}</NavTitle>}
              {items.map(({ label, to, counter }) => (
                <NavEntry key={to} to={to} onClick={close}>
                  {label}
                  {counter && counters && <span data-counter={counter}>{count.format(counters[counter])}</span>}
                </NavEntry>
              ))}
            </div>
          ))}
          <NavAction type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {texts.nav.appearance}
          </NavAction>
          <NavAction type="button" onClick={() => dispatch(signOut())}>
            {user.switched ? texts.nav.backToOwn : texts.nav.signOut}
          </NavAction>
        </NavList>
      </RailInner>
      {isChoosing && <AppearanceDialog onClose={() => setChoosing(false)} />}
    </Side>
  );
}
