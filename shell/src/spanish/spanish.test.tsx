import { errorTexts } from '@scanharbor/shared-contracts';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatSpokenDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { listUntranslated } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadUntil } from '../federation/load-error';
import { siteLinks } from '../layout/site-links';
import { lazyTexts } from '../lazy-texts';
import { shellPages } from '../pages/shell-pages';
import { renderShell } from '../testing/render-shell';
import { texts } from '../texts';
import { startSpanish } from './index';
import { serverMessages, translateServerMessage } from './server-messages';

let spanish: ReturnType<typeof startSpanish>;
let untranslated: string[];

/** The developer message of the API, which is compared, not shown. */
const same = [lazyTexts.mustRestorePassword, texts.otherLanguage.name];

beforeAll(() => {
  const paths = /^siteLinks\..*: \//;
  untranslated = listUntranslated(
    { texts, lazyTexts, siteLinks },
    () => (spanish = startSpanish({ texts, siteLinks, shellPages, loadUntil })),
    same,
  ).filter((line) => !paths.test(line));
});

it('leaves no text of the shell in English', () => {
  expect(untranslated).toEqual([]);
});

it('shows the sign-in screen in Spanish, its messages too, with the way back to English', async () => {
  const shell = await renderShell('/patient-login?next=%2Ftests');
  spanish.markScreens(shell);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inicio de sesión para pacientes' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Hay un problema')).toBeVisible();
  expect(screen.getAllByText('Escriba su correo electrónico').length).toBeGreaterThan(0);
  const english = within(screen.getByRole('banner')).getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '?next=%2Ftests&lang=en');
  expect(english).toHaveAttribute('lang', 'en');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
  expect(document.title).toMatch(/^Inicio de sesión para pacientes \|/);
});

it('says on a screen without a translation that it is in English, and marks it', async () => {
  const shell = await renderShell('/about', { wrapLoader: spanish.translateRemotes });
  spanish.markScreens(shell);
  expect(await screen.findByText('Esta página todavía está solo en inglés.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'English' })).toBeInTheDocument();
});

it('formats dates, times and ranges in Spanish', () => {
  expect(formatSpokenDate('2026-03-03')).toBe('martes, 3 de marzo de 2026');
  expect(formatAppointmentTime('2026-03-03 14:15:00')).toBe('mar, 3 mar 2026, 2:15 p. m.');
  expect(formatWindowsByDay([{ open: '2026-12-01 08:00:00', close: '2026-12-01 11:00:00' }])).toEqual([
    { date: '2026-12-01', day: 'mar, 1 de dic', ranges: ['8 a. m. a 11 a. m.'] },
  ]);
});

it('translates messages of the server, those with a number too, and keeps unknown ones', () => {
  expect(errorTexts.server('Your card was declined.')).toBe('Su tarjeta fue rechazada.');
  expect(translateServerMessage('Too many failed attempts. Please try again in 1 minute, or reset your password.')).toBe(
    'Demasiados intentos fallidos. Inténtelo de nuevo en 1 minuto o restablezca su contraseña.',
  );
  expect(translateServerMessage('Something new')).toBe('Something new');
});

it('translates only messages that the API has', () => {
  const source = readFileSync(join(__dirname, '../../../mock-api/src/texts.ts'), 'utf8');
  expect(Object.keys(serverMessages).filter((message) => !source.includes(message))).toEqual([]);
});
