import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink, IconButton } from './index';

describe('Button', () => {
  it('shows that it is saving and ignores a second click', () => {
    const press = jest.fn();
    const view = render(<Button onClick={press}>Save</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    view.rerender(
      <Button saving onClick={press}>
        Save
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Saving…' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
  });

  it('does not submit its form a second time while saving', () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (saving: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" saving={saving}>
          Save
        </Button>
      </form>
    );
    const view = render(form(false));
    fireEvent.click(screen.getByRole('button'));
    view.rerender(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('remains focusable while saving', () => {
    render(<Button saving>Save</Button>);
    expect(screen.getByRole('button')).toBeEnabled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be a link of the router, and an icon with a name', () => {
    render(
      <MemoryRouter>
        <ButtonLink $variant="primary" to="/tests">
          Tests
        </ButtonLink>
        <IconButton label="Close">×</IconButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Tests' })).toHaveAttribute('href', '/tests');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });
});
