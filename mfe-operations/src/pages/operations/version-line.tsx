import { type ReleaseVersion } from '@scanharbor/shared-contracts/domain/release';
import { type PillTone, StatusPill } from '@scanharbor/shared-ui/status-pill';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { formatDuration, formatFailures, formatInterval } from './format-figures';
import { summarizeFailures, summarizeVisits } from './summarize-trend';
import { TrendChart } from './trend-chart';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space8};
  padding-top: ${token.space12};
  border-top: 1px solid ${token.divider};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8};
  overflow-wrap: anywhere;
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space8} ${token.space16};
  margin: 0;

  ${media.from(568)} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  dd {
    margin: 0;
  }
`;

const tones: Readonly<Record<string, PillTone>> = { healthy: 'ok', failing: 'danger', unconfirmed: 'warning' };

interface ValueProps {
  label: string;
  value: string;
  note?: string;
  trend?: ReactNode;
}

function Value({ label, value, note, trend }: ValueProps) {
  return (
    <div>
      <Text as="dt" $size="note" $color="ink2">
        {label}
      </Text>
      <Text as="dd" $tabular>
        {value}
        {note && (
          <Text as="span" $size="note" $color="ink2">
            {' '}
            {note}
          </Text>
        )}
        {trend}
      </Text>
    </div>
  );
}

interface VersionLineProps {
  version: ReleaseVersion;
  /** Values at the top of the charts, the same for both versions of a remote: failed visits in percent, and visits. */
  scales: { failures: number; visits: number };
  connected: boolean;
}

/** One live version: its share, visits, failures and load times; of a canary also the verdict and why. */
export function VersionLine({ version, scales, connected }: VersionLineProps) {
  const { points, visit_points: visitPoints } = version;
  const hasTrend = visitPoints.some((visits) => visits > 0);
  const verdict = version.stable ? undefined : texts.verdicts[version.verdict];
  const kind = !connected ? texts.seen : version.stable ? texts.stable : texts.canary;
  return (
    <Line>
      <Name>
        <StatusPill $tone={connected && !version.stable ? 'accent' : 'neutral'}>{kind}</StatusPill>
        <Text as="span" $strong>
          {version.version}
        </Text>
        {verdict && <StatusPill $tone={tones[version.verdict] ?? 'neutral'}>{verdict}</StatusPill>}
      </Name>
      <Values>
        {version.share !== null && <Value label={texts.share} value={`${version.share}%`} />}
        <Value
          label={texts.visits}
          value={version.visits.toLocaleString('en-US')}
          trend={hasTrend && <TrendChart points={visitPoints} scale={scales.visits} summary={summarizeVisits(visitPoints)} />}
        />
        <Value
          label={texts.failures}
          value={formatFailures(version)}
          note={formatInterval(version)}
          trend={
            hasTrend && (
              <TrendChart
                points={points}
                scale={scales.failures}
                isBad={version.verdict === 'failing'}
                summary={summarizeFailures(points)}
              />
            )
          }
        />
        <Value label={texts.lcp} value={formatDuration(version.lcp)} />
        <Value label={texts.inp} value={formatDuration(version.inp)} />
      </Values>
      {verdict && (
        <Text $size="note" $color="ink2">
          {version.why}
        </Text>
      )}
    </Line>
  );
}
