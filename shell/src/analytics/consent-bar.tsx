import { paths } from '@scanharbor/shared-contracts';
import { analyticsConsent } from '@scanharbor/shared-contracts/browser/analytics-consent';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyTexts } from '../lazy-texts';

const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${token.layerBanner};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space8} ${token.space24};
  padding: ${token.space12} ${token.space16};
  border-top: 1px solid ${token.divider};
  background: ${token.surface};

  @media print {
    display: none;
  }
`;

/** Asks once whether the visitor allows analytics; the privacy page changes the answer. */
export function ConsentBar() {
  const isAnswered = useSyncExternalStore(analyticsConsent.subscribe, () => analyticsConsent.read() !== undefined);
  const { label, question, more, allow, refuse } = lazyTexts.analytics;
  if (isAnswered) return null;
  const answer = (consent: 'given' | 'refused') => () => analyticsConsent.save(consent);
  return (
    <Bar aria-label={label}>
      <Text $size="note">
        {question} <Link to={`${paths.privacy()}#analytics`}>{more}</Link>
      </Text>
      <Cluster>
        <Button onClick={answer('refused')}>{refuse}</Button>
        <Button onClick={answer('given')}>{allow}</Button>
      </Cluster>
    </Bar>
  );
}
