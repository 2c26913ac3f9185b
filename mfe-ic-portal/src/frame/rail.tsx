import { type SessionUser, signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { LogOut, Menu, PanelLeftClose, PanelLeftOpen, SunMoon, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyDialog } from '../components/lazy-dialog';
import { isTermsDue } from '../components/terms/terms-gate';
import { texts } from '../texts';
import { Brand } from './brand';
import { MenuButton, NavAction, NavEntry, NavList, NavTitle, Rail as Side, RailInner, RailText, RailToggle, RailTop } from './frame.styles';
import { NavCount } from './nav-count';
import { findParent, navGroups } from './nav-items';
import { useCounters } from './use-counters';
import { type useRailWidth } from './use-rail-width';

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

/** A link whose list has the item on the screen is not active to the router. */
const isInList = { as: Link, 'aria-current': true } as const;

interface RailProps {
  user: SessionUser;
  width: ReturnType<typeof useRailWidth>;
}

/**
 * The portal's navigation with its counters, on the page of an item with the item's list as current; under 768 px a bar whose button opens
 * it (IC-009, D29).
 */
export function Rail({ user, width: { isNarrow, toggle: toggleWidth } }: RailProps) {
  const dispatch = useAppDispatch();
  const counters = useCounters(!isTermsDue(user) && !user.secondFactorDue);
  const { open, toggle, close } = useMenu();
  const id = useId();
  const parent = findParent(useLocation().pathname);
  const nameOf = (label: string) => (isNarrow ? label : undefined);
  const signOutLabel = user.switched ? texts.nav.backToOwn : texts.nav.signOut;
  const widthLabel = isNarrow ? texts.nav.expand : texts.nav.collapse;
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
              {items.map(({ label, to, icon: Icon, counter }) => (
                <NavEntry key={to} to={to} title={nameOf(label)} onClick={close} {...(to === parent && isInList)}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  <RailText>{label}</RailText>
                  {counter && counters && <NavCount counter={counter} value={counters[counter]} />}
                </NavEntry>
              ))}
            </div>
          ))}
          <NavAction type="button" title={nameOf(texts.nav.appearance)} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <SunMoon size={18} strokeWidth={1.75} aria-hidden="true" />
            <RailText>{texts.nav.appearance}</RailText>
          </NavAction>
          <NavAction type="button" title={nameOf(signOutLabel)} onClick={() => dispatch(signOut())}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
            <RailText>{signOutLabel}</RailText>
          </NavAction>
          <RailToggle type="button" title={nameOf(widthLabel)} onClick={toggleWidth}>
            {isNarrow ? (
              <PanelLeftOpen size={18} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <PanelLeftClose size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            <RailText>{widthLabel}</RailText>
          </RailToggle>
        </NavList>
      </RailInner>
      {isChoosing && <AppearanceDialog onClose={() => setChoosing(false)} />}
    </Side>
  );
}
