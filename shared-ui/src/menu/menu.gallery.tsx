import { type Gallery } from '../gallery/gallery';
import { Menu } from './index';

const ignore = () => undefined;

export const gallery: Gallery = {
  title: 'Menu',
  states: [
    {
      name: 'closed',
      element: (
        <Menu
          label="Maya Brooks"
          name="Your account, Maya Brooks"
          actions={[
            { id: 'settings', label: 'Settings', onAction: ignore },
            { id: 'out', label: 'Sign out', onAction: ignore, danger: true },
          ]}
        />
      ),
    },
  ],
};
