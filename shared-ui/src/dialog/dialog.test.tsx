import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AlertDialog, ConfirmDialog, Dialog, type DialogProps } from './index';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Times" isOpen={open} onClose={() => setOpen(false)} {...props}>
        <input aria-label="First" />
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('Dialog', () => {
  it('traps focus, closes with Escape and returns focus to the opener [UI-152]', async () => {
    render(<Opener />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Times' });
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('closes by its buttons only with a static backdrop [UI-152]', async () => {
    render(<Opener isStatic />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has a named close button without a static backdrop', async () => {
    render(<Opener />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Dialog and clicks outside', () => {
  const clickOutside = () => userEvent.click(document.body.querySelector('[data-rac]') ?? document.body);

  it('closes while nothing is entered', async () => {
    render(<Opener />);
    await open();
    await clickOutside();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was entered, until it is opened again', async () => {
    render(<Opener />);
    await open();
    await userEvent.type(screen.getByLabelText('First'), 'a reason');
    await clickOutside();
    expect(screen.getByLabelText('First')).toHaveValue('a reason');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    await clickOutside();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('AlertDialog', () => {
  it('shows a modal text with a focused OK button [UI-003]', async () => {
    const close = jest.fn();
    render(
      <AlertDialog title="File" onClose={close}>
        Only PDF files are allowed.
      </AlertDialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'File' })).toHaveTextContent('Only PDF files are allowed.');
    const [ok, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    expect(ok).toHaveAccessibleName('OK');
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('ConfirmDialog', () => {
  const show = (saving: boolean) => {
    const [confirm, cancel] = [jest.fn(), jest.fn()];
    render(
      <ConfirmDialog
        danger
        saving={saving}
        title="Reject this request?"
        confirmLabel="Reject request"
        cancelLabel="Keep request"
        onConfirm={confirm}
        onCancel={cancel}
      />,
    );
    return { confirm, cancel };
  };

  it('names both actions, and changes nothing on Escape', async () => {
    const { confirm, cancel } = show(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep request' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reject request' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('stays open while the action runs', async () => {
    const { confirm, cancel } = show(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Saving…' }));
    expect(cancel).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });
});
