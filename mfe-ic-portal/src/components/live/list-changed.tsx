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

/** Says politely that newer rows wait, with the way to show them. */
export function ListChanged({ waits, onShow }: { waits: boolean; onShow: () => void }) {
  return (
    <Above role="status">
      {waits && (
        <Cluster>
          {texts.live.changed}
          <Button onClick={onShow}>{texts.live.show}</Button>
        </Cluster>
      )}
    </Above>
  );
}
