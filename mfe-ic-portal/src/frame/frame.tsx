import { useSession } from '@scanharbor/shared-contracts';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type ReactNode } from 'react';
import { BulkRunBanner } from '../components/bulk/bulk-run-banner';
import { UndoBanner } from '../components/booking-panel/undo-banner';
import { isTermsDue, TermsGate } from '../components/terms/terms-gate';
import { texts } from '../texts';
import { Brand } from './brand';
import { Main, UserName, FrameGrid, TopBar } from './frame.styles';
import { FindButton } from './find-button';
import { LocationMenu } from './location-menu';
import { Rail } from './rail';
import { useRailWidth } from './use-rail-width';

/** The frame around every screen of the portal: the rail, the location menu, the name of the user, and `main`. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const rail = useRailWidth(user?.id);
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
  const name = formatFullName(user);
  return (
    <FrameGrid $hasIconRail={rail.isNarrow} data-rail={rail.isNarrow ? 'icons' : undefined}>
      <Rail user={user} width={rail} />
      <TopBar data-print="hide">
        <LocationMenu />
        {!isTermsDue(user) && <FindButton user={user} />}
        <UserName>{user.isAdmin ? `${name}, ${texts.frame.adminMark}` : name}</UserName>
      </TopBar>
      <Main id="main">
        <TermsGate user={user}>{children}</TermsGate>
        <UndoBanner />
        <BulkRunBanner />
      </Main>
    </FrameGrid>
  );
}
