import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu, MenuActions } from './index';

describe('Menu', () => {
  it('opens by keyboard, runs the action and closes', async () => {
    const [edit, remove] = [jest.fn(), jest.fn()];
    render(
      <Menu label="Actions" name="Actions for request 104882">
        <MenuActions
          actions={[
            { id: 'edit', label: 'Edit', onAction: edit },
            { id: 'remove', label: 'Remove', onAction: remove, danger: true },
          ]}
        />
      </Menu>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Actions for request 104882' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The popover around the list is a dialog, which needs a name of its own.
    expect(screen.getByRole('dialog', { name: 'Actions for request 104882' })).toContainElement(screen.getByRole('menu'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(edit).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens by %p at %s, keeps the key from what is around it, and returns the focus', async (key, entry) => {
    const handleKeyDown = jest.fn();
    render(
      <div role="presentation" onKeyDown={handleKeyDown}>
        <Menu label="Actions">
          <MenuActions
            actions={[
              { id: 'edit', label: 'Edit', onAction: jest.fn() },
              { id: 'delete', label: 'Delete', onAction: jest.fn() },
            ]}
          />
        </Menu>
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole('menuitem', { name: entry })).toHaveFocus();
    expect(handleKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });
});
