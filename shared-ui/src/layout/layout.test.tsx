import { render, screen } from '@testing-library/react';
import { SummaryList } from './index';

describe('SummaryList', () => {
  it('links each value to its label', () => {
    render(
      <SummaryList
        rows={[
          { label: 'Scan', value: 'MRI, brain' },
          { label: 'Near', value: '10018' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual(['Scan', 'Near']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['MRI, brain', '10018']);
  });
});
