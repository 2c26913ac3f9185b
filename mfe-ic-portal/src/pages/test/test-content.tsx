import { paths, useSession } from '@scanharbor/shared-contracts';
import { useShowPresence } from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Tabs } from '@scanharbor/shared-ui/tabs';
import { useEffect, useState } from 'react';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { BookingPanel } from '../../components/booking-panel/lazy-booking-panel';
import { PanelLayout } from '../../components/booking-panel/panel.styles';
import { useHasRoomBeside } from '../../components/screen-width';
import { describeClosed, describeUnavailable } from '../../components/booking/closed-reason';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { recordRecentRequest } from '../../components/command-palette/recent-requests';
import { useUrlParams } from '../../components/use-url-params';
import { useListNavigation } from '../../components/grid/list-navigation';
import { PresenceNote } from '../../components/presence/presence-note';
import { RejectDialog } from '../../components/reject/lazy-reject-dialog';
import { ShortcutsDialog } from '../../components/shortcuts/lazy-shortcuts-dialog';
import { texts } from '../../texts';
import { ChangeAlert } from './changes/change-alert';
import { FlagStrip } from '../../components/flags/flag-strip';
import { ScanTab } from './scan/scan-tab';
import { TestHead } from './test-head';
import { useTestTab } from './test-tabs';
import { useRequestKeys } from './use-request-keys';

const { tabs } = texts.test;

const ScreeningTab = lazySection(async () => (await import('./screening/screening-tab')).ScreeningTab);
const AvailabilityTab = lazySection(async () => (await import('./availability/availability-tab')).AvailabilityTab);
const ActivityPanel = lazySection(async () => (await import('./activity/activity-panel')).ActivityPanel);
const CommentsTab = lazySection(async () => (await import('./comments/comments-tab')).CommentsTab);

/** The facts, and the activity at their right; below them on a narrow screen, under the wide tabs and beside an open booking. */
const Columns = styled.div<{ $isSingle: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  align-items: start;

  ${media.from(1200)} {
    grid-template-columns: ${({ $isSingle }) => ($isSingle ? '' : 'minmax(0, 1fr) minmax(0, 400px)')};
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The delay between the first render and the prefetch of the other tabs' code. */
const prefetchDelayMs = 1_000;

const prefetchedTabs = [AvailabilityTab, ScreeningTab, CommentsTab];

interface TestContentProps {
  scan: SingleScan;
  /** Of the last reload. */
  error: unknown;
}

/** A loaded request: its head, its safety flags, and its tabs (IC-071). */
export function TestContent({ scan, error }: TestContentProps) {
  const [tab, openTab] = useTestTab();
  const [rejecting, setRejecting] = useState(false);
  const [managing, setManaging] = useState(false);
  const navigate = useNavigate();
  const listNavigation = useListNavigation(scan.requestId);
  useEffect(() => {
    const timer = setTimeout(() => prefetchedTabs.forEach(({ prefetch }) => prefetch()), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { user } = useSession();
  useEffect(() => recordRecentRequest(user?.id, scan.requestId), [user?.id, scan.requestId]);
  const [params, changeParams] = useUrlParams();
  const unavailable = describeUnavailable(error);
  const closed = describeClosed(scan, error);
  // What a colleague does meanwhile leaves the panel on the screen, with what was entered.
  const [wasOpen] = useState(scan.state === 'open');
  const isBooking = params.has('book') && (wasOpen || scan.state === 'open');
  const hasRoom = useHasRoomBeside();
  useShowPresence(scan.requestId, 'looking');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openBooking = () => changeParams((next) => next.set('book', '1'));
  const isWaiting = scan.state === 'open' && unavailable === undefined;
  const keys = useRequestKeys({
    requestId: scan.requestId,
    onBook: isWaiting && !scan.isCancelRequested ? openBooking : undefined,
    onReject: isWaiting ? () => setRejecting(true) : undefined,
    onHelp: () => setHelpOpen(true),
  });
  const goOn = () => void navigate(listNavigation?.to ?? paths.activeRequests());
  return (
    <PanelLayout $open={isBooking}>
      <div inert={isBooking && !hasRoom}>
        <TestHead
          scan={scan}
          closed={closed}
          isUnavailable={unavailable !== undefined}
          onBook={openBooking}
          onReject={() => setRejecting(true)}
          onManage={() => setManaging(true)}
          onHelp={() => setHelpOpen(true)}
        />
        <PresenceNote requestId={scan.requestId} />
        <ChangeAlert scan={scan} unavailable={unavailable} />
        <FlagStrip patientId={scan.patientId} />
        <Columns $isSingle={isBooking || tab !== 'scan'}>
          <Tabs
            label={texts.test.title(String(scan.requestId))}
            selected={tab}
            onSelect={openTab}
            items={[
              { id: 'scan', label: tabs.scan, content: <ScanTab scan={scan} /> },
              { id: 'screeningQuestions', label: tabs.screeningQuestions, content: <ScreeningTab scan={scan} /> },
              { id: 'availability', label: tabs.availability, content: <AvailabilityTab scan={scan} /> },
              { id: 'comments', label: tabs.comments, count: scan.notes.length, content: <CommentsTab scan={scan} /> },
            ]}
          />
          <ActivityPanel requestId={scan.requestId} />
        </Columns>
      </div>
      {isBooking && (
        <BookingPanel
          requestId={scan.requestId}
          isOnRequestPage
          onClose={() => changeParams((next) => next.delete('book'))}
          onRejected={goOn}
        />
      )}
      {isHelpOpen && <ShortcutsDialog screen="request" isOn={keys.isOn} onTurn={keys.turn} onClose={() => setHelpOpen(false)} />}
      {managing && <ManageAppointment requestId={scan.requestId} onClose={() => setManaging(false)} />}
      {rejecting && <RejectDialog requestId={scan.requestId} closed={closed} onClose={() => setRejecting(false)} onDone={goOn} />}
    </PanelLayout>
  );
}
