import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { applyAppearance, followOtherTabs, readAppearance } from '../appearance/index';
import { AppearanceDialog } from './index';

const html = document.documentElement;
const choice = (name: string): HTMLElement => screen.getByRole('radio', { name });
const bars = (): (string | null)[] => [...document.querySelectorAll('meta[name=theme-color]')].map((bar) => bar.getAttribute('media'));

beforeAll(followOtherTabs);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="color-scheme" content="light dark">
    <meta name="theme-color" data-bar-scheme="light" media="(prefers-color-scheme: light)" content="white">
    <meta name="theme-color" data-bar-scheme="dark" media="(prefers-color-scheme: dark)" content="black">`;
  applyAppearance('system');
});

describe('appearance', () => {
  it('applies and stores a choice at once, and follows the device again', async () => {
    render(<AppearanceDialog onClose={() => undefined} />);
    expect(choice('System')).toBeChecked();
    await userEvent.click(choice('Dark'));
    expect(choice('Dark')).toBeChecked();
    expect(html.dataset.scheme).toBe('dark');
    expect(readAppearance()).toBe('dark');
    expect(document.querySelector('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
    expect(bars()).toEqual(['not all', 'all']);

    await userEvent.click(choice('System'));
    expect(html.dataset.scheme).toBeUndefined();
    expect(readAppearance()).toBe('system');
    expect(document.querySelector('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('follows a choice made in another tab', () => {
    render(<AppearanceDialog onClose={() => undefined} />);
    localStorage.setItem('scanharbor.appearance', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scanharbor.appearance' })));
    expect(html.dataset.scheme).toBe('light');
    expect(choice('Light')).toBeChecked();
  });

  it('follows the device without a readable choice', () => {
    localStorage.setItem('scanharbor.appearance', 'sepia');
    expect(readAppearance()).toBe('system');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(readAppearance()).toBe('system');
    jest.restoreAllMocks();
  });

  it('closes by its button', async () => {
    const onClose = jest.fn();
    render(<AppearanceDialog onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
