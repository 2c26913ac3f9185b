import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { useForeignChanges } from './use-foreign-changes';

const words = texts.changes;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space16};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token.space12};
  padding: ${token.space12} ${token.space16};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

interface ChangeNoticeProps {
  scan: SingleScan;
  /** The request can no longer be had: declined, withdrawn, or taken by another practice. */
  gone: boolean;
}

/** Tells the later of two people what became of the request; whatever was typed or chosen stays. */
export function ChangeNotice({ scan, gone }: ChangeNoticeProps) {
  const { changes, understood } = useForeignChanges(scan);
  const told = gone ? [words.gone] : changes;
  if (told.length === 0) return null;
  return (
    <Notice role="alert">
      <div>
        {told.map((change) => (
          <Text key={change}>{change}</Text>
        ))}
      </div>
      {!gone && <Button onClick={understood}>{words.understood}</Button>}
    </Notice>
  );
}
