import { useScreeningQuestionsQuery } from '@scanharbor/shared-contracts/api/patients';
import { listAnsweredSections, type Screening } from '@scanharbor/shared-contracts/domain/screening';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SideBySide } from '../../../components/side-by-side';
import { texts } from '../../../texts';
import { screeningSections } from './screening-sections';
import { Answers, Menu, MenuEntry } from './screening.styles';

/** The distance from the top of the window at which a section counts as the one in view. */
const viewLinePx = 160;

/** Returns the id of the section in view: the last one whose top has passed the line, otherwise the first. */
function useSectionInView(box: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const sections = [...(box.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= viewLinePx);
      setCurrent((passed.at(-1) ?? sections[0])?.dataset.section);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [box]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}

const getHeadingId = (section: string) => `screening-${section}`;

function jumpTo(event: MouseEvent<HTMLAnchorElement>, section: string) {
  event.preventDefault();
  const heading = document.getElementById(getHeadingId(section));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The answers by section, with a menu that jumps to a section and marks the section in view (IC-080 to IC-083). */
function Sections({ screening }: { screening: Screening }) {
  const box = useRef<HTMLDivElement>(null);
  const answered = listAnsweredSections(screening);
  const current = useSectionInView(box, answered);
  if (answered.length === 0) return <EmptyState title={texts.screening.none} />;
  return (
    <SideBySide $from={768} $columns="180px minmax(0, 1fr)">
      <Menu aria-label={texts.screening.menu}>
        <ul>
          {answered.map((section) => (
            <li key={section}>
              <MenuEntry
                href={`#${getHeadingId(section)}`}
                aria-current={section === current ? 'location' : undefined}
                onClick={(event) => jumpTo(event, section)}
              >
                {screeningSections[section].title}
              </MenuEntry>
            </li>
          ))}
        </ul>
      </Menu>
      <Stack ref={box}>
        {answered.map((section) => (
          <Card key={section} data-section={section} aria-labelledby={getHeadingId(section)}>
            <Heading level={2} size="card" id={getHeadingId(section)} tabIndex={-1}>
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
  const { currentData, isError, isFetching, refetch } = useScreeningQuestionsQuery(scan.patientId);
  if (currentData) return <Sections screening={currentData.screening} />;
  if (isError) return <LoadError title={texts.screening.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton lines={8} />;
}
