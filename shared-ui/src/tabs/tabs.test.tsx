import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './index';

function Example() {
  const [selected, setSelected] = useState<'scan' | 'comments'>('scan');
  return (
    <Tabs
      label="Request"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'scan', label: 'Scan', content: 'MRI' },
        { id: 'comments', label: 'Comments', count: 3, content: 'Hello' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('shows one panel at a time, selected by click or keyboard', async () => {
    render(<Example />);
    expect(screen.getByRole('tabpanel', { name: 'Scan' })).toHaveTextContent('MRI');
    await userEvent.click(screen.getByRole('tab', { name: 'Comments 3' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Hello');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tab', { name: 'Scan' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('MRI');
  });
});
