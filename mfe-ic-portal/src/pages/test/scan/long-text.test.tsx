import { fireEvent, render, screen } from '@testing-library/react';
import { LongText } from './long-text';

const words = (length: number) => 'x'.repeat(length);

describe('long texts of a request', () => {
  it('cuts a text over 400 characters and shows the rest on demand [IC-076]', () => {
    render(<LongText title="Clinical notes" text={words(401)} />);
    expect(screen.getByText(`${words(400)}…`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show more of clinical notes' }));
    expect(screen.getByText(words(401))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show less of clinical notes' }));
    expect(screen.queryByText(words(401))).not.toBeInTheDocument();
  });

  it('leaves a text of exactly 400 characters whole [IC-076]', () => {
    render(<LongText title="Clinical notes" text={words(400)} />);
    expect(screen.getByText(words(400))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
