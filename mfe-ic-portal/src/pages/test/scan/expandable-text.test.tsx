import { fireEvent, render, screen } from '@testing-library/react';
import { ExpandableText } from './expandable-text';

const createText = (length: number) => 'x'.repeat(length);

describe('long texts of a request', () => {
  it('cuts a text over 400 characters and shows the rest on demand [IC-076]', () => {
    render(<ExpandableText title="Clinical notes" text={createText(401)} />);
    expect(screen.getByText(`${createText(400)}…`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show more of clinical notes' }));
    expect(screen.getByText(createText(401))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show less of clinical notes' }));
    // On paper the whole text replaces the cut one and its button.
    expect(screen.getByText(createText(401))).not.toBeVisible();
    expect(screen.getByText(`${createText(400)}…`)).toHaveAttribute('data-print', 'hide');
    expect(screen.getByRole('button')).toHaveAttribute('data-print', 'hide');
  });

  it('does not cut a text of exactly 400 characters [IC-076]', () => {
    render(<ExpandableText title="Clinical notes" text={createText(400)} />);
    expect(screen.getByText(createText(400))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
