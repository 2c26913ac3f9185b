import { type ReactElement, useState } from 'react';
import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { AppearanceDialog } from './index';

function Opener(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Appearance</Button>
      {isOpen && <AppearanceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export const gallery: Gallery = {
  title: 'Appearance',
  group: 'Dialogs and menus',
  examples: [{ name: 'Opens a dialog', height: 480, element: <Opener /> }],
};
