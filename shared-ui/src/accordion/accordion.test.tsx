import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Disclosure } from '../disclosure/index';
import { Accordion } from './index';

const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

describe('Accordion', () => {
  it('opens one part at a time', async () => {
    render(
      <Accordion
        startsWith="a"
        items={[
          { id: 'a', title: 'Cost', content: 'From $225' },
          { id: 'b', title: 'Time', content: 'One hour' },
        ]}
      />,
    );
    expect(expanded()).toEqual(['true', 'false']);
    expect(screen.getByText('From $225')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(expanded()).toEqual(['false', 'true']);
    await userEvent.keyboard('{Enter}');
    expect(expanded()).toEqual(['false', 'false']);
  });
});

describe('Disclosure', () => {
  it('shows and hides what is under its heading', async () => {
    render(<Disclosure title="How to prepare">Wear no metal.</Disclosure>);
    expect(screen.getByRole('heading', { level: 3, name: 'How to prepare' })).toBeInTheDocument();
    expect(expanded()).toEqual(['false']);
    await userEvent.click(screen.getByRole('button'));
    expect(expanded()).toEqual(['true']);
    expect(screen.getByText('Wear no metal.')).toBeVisible();
  });
});
