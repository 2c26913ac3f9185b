import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { texts } from '../../texts';
import { onDemand } from '../late/on-demand';
import { type Exported } from './export-dialog';

const ExportDialog = onDemand(async () => (await import('./export-dialog')).ExportDialog);

/** Opens what saves a grid as a file. */
export function ExportButton(exported: Exported) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.export.open}</Button>
      {open && <ExportDialog {...exported} onClose={() => setOpen(false)} />}
    </>
  );
}
