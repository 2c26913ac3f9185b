import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formValues, renderFields } from '../field/render-fields';
import { ComboBox } from './index';
import { type ComboOption, matchingOptions } from './options';

const scans: ComboOption[] = [
  { id: '7', label: 'CT – Brain – Without contrast' },
  { id: '8', label: 'MRI – Brain – With contrast', note: 'Head and neck' },
  { id: '9', label: 'MRI – Knee – Without contrast' },
];
const insurers = Array.from({ length: 600 }, (_, index) => ({ id: `i${index}`, label: `Insurer ${index}` }));

const box = () => screen.getByRole('combobox', { name: 'Scan' });
const offered = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const getAnnouncement = () =>
  screen
    .getAllByRole('status')
    .map(({ tagName, textContent }) => (tagName === 'OUTPUT' ? '' : textContent))
    .join('');
const show = (value = '', options: readonly ComboOption[] = scans) =>
  renderFields({ scan: value }, <ComboBox name="scan" label="Scan" hint="Search by name" options={options} />);

describe('ComboBox', () => {
  it('finds an option by typing and stores its id', async () => {
    show();
    expect(box()).toHaveAccessibleDescription('Search by name');
    await userEvent.type(box(), 'brain mri');
    expect(offered()).toEqual(['MRI – Brain – With contrastHead and neck']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(formValues()).toEqual({ scan: '8' });
    expect(box()).toHaveValue('MRI – Brain – With contrast');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens with all options and marks the chosen one', async () => {
    show('9');
    expect(box()).toHaveValue('MRI – Knee – Without contrast');
    await userEvent.click(screen.getByRole('button', { name: /Show options/ }));
    expect(offered()).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Knee');
  });

  it('leaves the page accessible while its list is open, and renders the list in the page', async () => {
    renderFields(
      { scan: '' },
      <main>
        <ComboBox name="scan" label="Scan" options={scans} />
        <button>Continue</button>
      </main>,
    );
    await userEvent.type(box(), 'mri');
    expect(within(screen.getByRole('main')).getByRole('listbox')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-live-announcer]')?.contains(box()) ?? false).toBe(false);
  });

  it('restores the chosen option after incomplete text, and clears it after empty text', async () => {
    show('9');
    await userEvent.clear(box());
    expect(formValues()).toEqual({ scan: '' });
    await userEvent.type(box(), 'brain ct{ArrowDown}{Enter}');
    await userEvent.type(box(), 'zzz');
    await userEvent.tab();
    expect(box()).toHaveValue('CT – Brain – Without contrast');
    expect(formValues()).toEqual({ scan: '7' });
  });

  it('announces that no option matches', async () => {
    show();
    await userEvent.type(box(), 'xyz');
    expect(screen.getByRole('listbox')).toHaveTextContent('No matches. Try a different search.');
  });

  it('shows 50 of 600 options and how to see the others', async () => {
    show('', insurers);
    await userEvent.type(box(), 'ins');
    expect(offered()).toHaveLength(50);
    expect(getAnnouncement()).toBe('Showing the first 50 of 600. Type more to narrow the list.');
  });

  it('leaves the search to the caller with `onSearch`', async () => {
    const search = jest.fn();
    renderFields(
      { scan: 'x1' },
      <ComboBox name="scan" label="Scan" options={scans} onSearch={search} chosenLabel="Dr. Ada Ortiz" searching />,
    );
    expect(box()).toHaveValue('Dr. Ada Ortiz');
    await userEvent.clear(box());
    await userEvent.type(box(), 'mi');
    expect(search).toHaveBeenLastCalledWith('mi');
    expect(offered()).toHaveLength(3);
    expect(getAnnouncement()).toBe('Searching…');
  });

  it('puts options that start with the text first and ignores accents', () => {
    const names = ['Fundación Médica', 'Medica', 'Aetna Medica'].map((label) => ({ id: label, label }));
    expect(matchingOptions(names, 'medica').map((option) => option.label)).toEqual(['Medica', 'Fundación Médica', 'Aetna Medica']);
  });
});
