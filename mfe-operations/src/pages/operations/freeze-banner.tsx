import { type ReleaseFreeze } from '@scanharbor/shared-contracts/domain/release';
import { Banner } from '@scanharbor/shared-ui/banner';
import { texts } from '../../texts';
import { formatTime } from './format-figures';

/** Since when, by whom and why releases are refused. */
export function FreezeBanner({ title, freeze: { at, who, why } }: { title: string; freeze: ReleaseFreeze }) {
  return (
    <Banner status={null} delay={null}>
      <strong>{title}</strong> {texts.frozenBy(who, why)} {formatTime(at)}
    </Banner>
  );
}
