import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { createGlobalStyle, styled } from 'styled-components';
import { centersTexts as texts } from './centers.texts';
import { formatDateTime } from './day-time';

/** Stays at the bottom of the window; in low windows it would cover the list, and scrolls. */
const Bar = styled.section`
  border-top: 1px solid ${token.divider};
  background: ${token.surface};

  ${media.tall} {
    position: sticky;
    bottom: 0;
    z-index: ${token.layerSticky};
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space8} ${token.space24};
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  min-height: 72px;
  margin-inline: auto;
  padding: ${token.space12} ${token.space16};

  ${media.from(768)} {
    padding-inline: ${token.space32};
  }

  > :first-child {
    flex: 1 1 16rem;
  }
`;

const Act = styled.div`
  display: flex;
  flex-grow: 1;
  align-items: center;
  justify-content: end;
  gap: ${token.space24};

  > div {
    margin-inline-end: auto;

    ${media.from(568)} {
      margin-inline-end: 0;
    }
  }
`;

/** What the focus moves to is not left behind the bar. */
const BarSpace = createGlobalStyle`
  ${media.tall} {
    html {
      scroll-padding-bottom: 136px;
    }
  }
`;

const Total = styled(Text)`
  font-size: ${token.text22};
  line-height: 1.625rem;
`;

interface ChoiceBarProps {
  scanName: string;
  center: CenterResult | undefined;
  times: readonly string[];
  selfPay: boolean;
  error: string | undefined;
  onContinue: () => void;
}

/** The scan with the chosen center, its times and the total, and the way on. */
export function ChoiceBar({ scanName, center, times, selfPay, error, onContinue }: ChoiceBarProps) {
  const [first] = times;
  const when = first === undefined || !center ? texts.anyTime : texts.someTimes(formatDateTime(first, center.timeZone), times.length - 1);
  return (
    <Bar aria-label={texts.bar}>
      <BarSpace />
      <Inner>
        <div>
          <Text $strong>{center ? center.name : scanName}</Text>
          <Text $size="note" $color="ink2">
            {center ? when : texts.nothingChosen}
          </Text>
          <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
        </div>
        <Act>
          {center && selfPay && (
            <div>
              <Total $strong $tabular>
                {formatDollars(center.total)}
              </Total>
              <Text $size="note" $color="ink2">
                {texts.nothingNow}
              </Text>
            </div>
          )}
          <Button variant="primary" onClick={onContinue}>
            {texts.continue}
          </Button>
        </Act>
      </Inner>
    </Bar>
  );
}
