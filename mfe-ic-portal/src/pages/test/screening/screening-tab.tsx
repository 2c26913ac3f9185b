import { useScreeningQuestionsQuery } from '@scanharbor/shared-contracts/api/patients';
import { askedSections, type Screening } from '@scanharbor/shared-contracts/domain/screening';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { type MouseEvent, useRef } from 'react';
import { SideBySide } from '../../../components/side-by-side';
import { texts } from '../../../texts';
import { screeningSections } from './screening-sections';
import { Answers, Menu, MenuEntry } from './screening.styles';
import { useSectionInView } from './use-section-in-view';

const idOf = (section: string) => `screening-${section}`;

function jump(event: MouseEvent<HTMLAnchorElement>, section: string) {
  event.preventDefault();
  const heading = document.getElementById(idOf(section));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The answers by section, with a menu that jumps and marks the section in view (IC-080 to IC-083). */
function Sections({ screening }: { screening: Screening }) {
  const box = useRef<HTMLDivElement>(null);
  const asked = askedSections(screening);
  const current = useSectionInView(box, asked);
  if (asked.length === 0) return <EmptyState title={texts.screening.none} />;
  return (
    <SideBySide $from={768} $columns="180px minmax(0, 1fr)">
      <Menu aria-label={texts.screening.menu}>
        <ul>
          {asked.map((section) => (
            <li key={section}>
              <MenuEntry
                href={`#${idOf(section)}`}
                aria-current={section === current ? 'location' : undefined}
                onClick={(event) => jump(event, section)}
              >
                {screeningSections[section].title}
              </MenuEntry>
            </li>
          ))}
        </ul>
      </Menu>
      <Stack ref={box}>
        {asked.map((section) => (
          <Card key={section} data-section={section} aria-labelledby={idOf(section)}>
            <Heading level={2} size="card" id={idOf(section)} tabIndex={-1}>
              {screeningSections[section].title}
            </Heading>
            <Answers>
              {screeningSections[section].lines(screening).map(([label, answer]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </Answers>
          </Card>
        ))}
      </Stack>
    </SideBySide>
  );
}

/** The screening questions of the patient. */
export function ScreeningTab({ scan }: { scan: SingleScan }) {
  const { currentData: screening, isError, isFetching, refetch } = useScreeningQuestionsQuery(scan.patientId);
  if (screening) return <Sections screening={screening} />;
  if (isError) return <LoadError title={texts.screening.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton lines={8} />;
}
