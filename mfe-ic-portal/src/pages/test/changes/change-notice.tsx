import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Notice } from '../../../components/changed-meanwhile/notice';
import { texts } from '../../../texts';
import { useForeignChanges } from './use-foreign-changes';

const Below = styled.div`
  &:not(:empty) {
    margin-bottom: ${token.space12};
  }
`;

interface ChangeNoticeProps {
  scan: SingleScan;
  /** The request can no longer be had: declined, withdrawn, or taken by another practice. */
  gone: boolean;
}

/** Tells the later of two people what became of the request; whatever was typed or chosen stays. */
export function ChangeNotice({ scan, gone }: ChangeNoticeProps) {
  const { changes, understood } = useForeignChanges(scan);
  return (
    <Below>
      <Notice told={gone ? [texts.changes.gone] : changes} onUnderstood={gone ? undefined : understood} />
    </Below>
  );
}
