import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Above = styled.div`
  &:not(:empty) {
    margin-bottom: ${token.space12};
  }
`;

/** Announces that newer rows are available, with a button that shows them. */
export function NewRowsStatus({ hasNewRows, onShow }: { hasNewRows: boolean; onShow: () => void }) {
  return (
    <Above role="status">
      {hasNewRows && (
        <Cluster>
          {texts.live.changed}
          <Button onClick={onShow}>{texts.live.show}</Button>
        </Cluster>
      )}
    </Above>
  );
}
