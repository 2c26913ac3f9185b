import { Button } from '@scanharbor/shared-ui/button';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { type Override } from './wanted';

export interface OverrideState extends Override {
  /** What the other site shows; undefined when it could not be asked. */
  version?: string;
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8} ${token.space16};
  padding: ${token.space8} ${token.space16};
  border-bottom: 2px solid ${token.danger};
  background: ${token.surface};
  color: ${token.ink};
`;

interface OverrideBannerProps {
  overrides: OverrideState[];
  onClear: () => void;
}

/** Says which remotes of the page are not the released ones, while that is so. */
export function OverrideBanner({ overrides, onClear }: OverrideBannerProps) {
  return (
    <Bar aria-label={texts.override.title}>
      {overrides.map(({ remote, site, version }) => (
        <span key={remote}>{version ? texts.override.from(remote, version, site) : texts.override.missing(remote, site)}</span>
      ))}
      <Button variant="secondary" onClick={onClear}>
        {texts.override.clear}
      </Button>
    </Bar>
  );
}
