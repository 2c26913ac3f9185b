import { render, screen } from '@testing-library/react';
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
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(edit).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
