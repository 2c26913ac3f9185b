import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { texts } from '../../texts';
import { lazyDialog } from '../lazy-dialog';
import { type ExportProps } from './export-dialog';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog')).ExportDialog);

/** Opens the dialog that exports a grid as a file. */
export function ExportButton(props: ExportProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.export.open}</Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
