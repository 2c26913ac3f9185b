import { getDefaultPath, parseReturnUrl, useSession } from '@scanharbor/shared-contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface Target {
  next: string | null;
  nextParams: string | null;
}

/** Navigates after sign-in to the `next` screen when it is on this site, otherwise to the user's default screen. */
export function useNavigateAfterSignIn(signedIn: boolean, { next, nextParams }: Target) {
  const { user, signingIn } = useSession();
  const navigate = useNavigate();
  const to = signedIn && user && !signingIn ? (parseReturnUrl(next, nextParams, location.origin) ?? getDefaultPath(user)) : undefined;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
}
