import { useSession } from '@scanharbor/shared-contracts';
import { type ReactNode } from 'react';
import { TermsGate } from '../components/terms/terms-gate';
import { texts } from '../texts';
import { Brand } from './brand';
import { Main, Person, Shell, TopBar } from './frame.styles';
import { LocationMenu } from './location-menu';
import { Rail } from './rail';

/** What surrounds every screen of the portal: the rail, the location menu, who is signed in, and `main`. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user || user.pending) {
    return (
      <>
        <TopBar>
          <Brand />
        </TopBar>
        <Main id="main">{children}</Main>
      </>
    );
  }
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Shell>
      <Rail user={user} />
      <TopBar>
        <LocationMenu />
        <Person>{user.isAdmin ? `${name}, ${texts.frame.adminMark}` : name}</Person>
      </TopBar>
      <Main id="main">
        <TermsGate user={user} />
        {children}
      </Main>
    </Shell>
  );
}
