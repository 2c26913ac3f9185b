import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { texts } from '../../texts';

/** Says politely that newer rows wait, with the way to show them. */
export function ListChanged({ waits, onShow }: { waits: boolean; onShow: () => void }) {
  return (
    <div role="status">
      {waits && (
        <Cluster>
          {texts.live.changed}
          <Button onClick={onShow}>{texts.live.show}</Button>
        </Cluster>
      )}
    </div>
  );
}
