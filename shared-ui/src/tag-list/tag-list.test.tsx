import { fireEvent, render, screen } from '@testing-library/react';
import { TagList } from './index';

describe('TagList', () => {
  it('lists what was chosen and names what each button removes', () => {
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
