import { type SessionUser, signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { setTopInset, token } from '@scanharbor/shared-ui/theme';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lazyTexts } from '../lazy-texts';

const Bar = styled.aside`
  position: sticky;
  top: 0;
  z-index: ${token.layerBanner};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space8} ${token.space16};
  padding: ${token.space8} ${token.space16};
  color: ${token.ink};
  background: ${token.warningTint};
  border-bottom: 1px solid ${token.divider};
  text-align: center;
`;

/** Says on every screen that a staff member acts as another user, and leads back. It has no button to close it. */
export function SwitchBar({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return undefined;
    const { current } = bar;
    const size = new ResizeObserver(() => setTopInset(current.offsetHeight));
    size.observe(current);
    return () => {
      size.disconnect();
      setTopInset(0);
    };
  }, []);
  const { actingAs, returnTo, ownAccount } = lazyTexts.switchBar;
  return (
    <Bar ref={bar} aria-label={lazyTexts.switchBar.label}>
      <span>{actingAs(`${user.firstName} ${user.lastName}`, user.email)}</span>
      <Button onClick={() => dispatch(signOut())}>{returnTo(user.switchedBy ?? ownAccount)}</Button>
    </Bar>
  );
}
