import { paths } from '@scanharbor/shared-contracts';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Tabs } from '@scanharbor/shared-ui/tabs';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWalkOf } from '../../components/grid/walk';
import { latePart } from '../../components/late/late-part';
import { RejectDialog } from '../../components/reject/late-reject-dialog';
import { texts } from '../../texts';
import { ChangeNotice } from './changes/change-notice';
import { FlagStrip } from './flags/flag-strip';
import { ScanTab } from './scan/scan-tab';
import { TestHead } from './test-head';
import { useTestTab } from './test-tabs';

const { tabs } = texts.test;

const ScreeningTab = latePart(async () => (await import('./screening/screening-tab')).ScreeningTab);
const AvailabilityTab = latePart(async () => (await import('./availability/availability-tab')).AvailabilityTab);
const CommentsTab = latePart(async () => (await import('./comments/comments-tab')).CommentsTab);

/** How long after the page is drawn the code of its other tabs is fetched, in ms. */
const fetchAheadAfter = 1_000;

/** The tabs that are likely to be opened next. */
const later = [AvailabilityTab, ScreeningTab, CommentsTab];

interface TestContentProps {
  scan: SingleScan;
  /** It could be had before, but not any more. */
  gone: boolean;
  /** Asks for the request anew; answers it as it is now. */
  onReload: () => Promise<SingleScan | null | undefined>;
}

/** A request that is there: its head, what to watch out for, and its tabs (IC-071). */
export function TestContent({ scan, gone, onReload }: TestContentProps) {
  const [tab, openTab] = useTestTab();
  const [rejecting, setRejecting] = useState(false);
  const navigate = useNavigate();
  const walk = useWalkOf(scan.requestId);
  // Once the tab at hand is drawn, so that the next press finds its code there.
  useEffect(() => {
    const timer = setTimeout(() => later.forEach(({ ahead }) => ahead()), fetchAheadAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <TestHead scan={scan} onReject={() => setRejecting(true)} />
      <ChangeNotice scan={scan} gone={gone} />
      <FlagStrip patientId={scan.patientId} />
      <Tabs
        label={texts.test.title(String(scan.requestId))}
        selected={tab}
        onSelect={openTab}
        items={[
          { id: 'scan', label: tabs.scan, content: <ScanTab scan={scan} /> },
          { id: 'screeningQuestions', label: tabs.screeningQuestions, content: <ScreeningTab scan={scan} /> },
          { id: 'availability', label: tabs.availability, content: <AvailabilityTab scan={scan} onReload={onReload} /> },
          { id: 'comments', label: tabs.comments, count: scan.notes.length, content: <CommentsTab scan={scan} /> },
        ]}
      />
      {rejecting && (
        <RejectDialog
          requestId={scan.requestId}
          onClose={() => setRejecting(false)}
          onDone={() => void navigate(walk?.to ?? paths.activeRequests())}
        />
      )}
    </>
  );
}
