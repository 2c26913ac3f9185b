import { type Gallery } from '../gallery/gallery';
import { Menu, MenuActions } from './index';

const ignore = () => undefined;

export const gallery: Gallery = {
  title: 'Menu',
  group: 'Dialogs and menus',
  examples: [
    {
      name: 'Account',
      height: 200,
      element: (
        <Menu label="Maya Brooks" name="Your account, Maya Brooks">
          <MenuActions
            actions={[
              { id: 'settings', label: 'Settings', onAction: ignore },
              { id: 'out', label: 'Sign out', onAction: ignore, danger: true },
            ]}
          />
        </Menu>
      ),
    },
  ],
};
