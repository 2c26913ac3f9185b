import { fireEvent, render, screen } from '@testing-library/react';
import { TagList } from './index';

describe('TagList', () => {
  it('lists the chosen items and names the item of each remove button', () => {
    const remove = jest.fn();
    render(
      <TagList
        label="Languages"
        items={[
          { id: 'es', label: 'Spanish' },
          { id: 'fr', label: 'French' },
        ]}
        onRemove={remove}
      />,
    );
    expect(screen.getByRole('list', { name: 'Languages' })).toHaveTextContent('SpanishFrench');
    fireEvent.click(screen.getByRole('button', { name: 'Remove French' }));
    expect(remove).toHaveBeenCalledWith('fr');
  });
});
