import { draftKept, sessionEnded, useDraft } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

const patient = 'patient@scanharbor.test';
const screens = [{ path: '/form', heading: 'Form', body: () => <Typed /> }];

function Typed() {
  return <p data-testid="typed">{useDraft<string>('form').value ?? 'nothing'}</p>;
}

const typed = async () => (await screen.findByTestId('typed')).textContent;

async function typeAndExpire() {
  const shell = await openShell('/form', { token: await controlSession(patient), screens });
  const owner = shell.store.getState().session.user?.id;
  act(() => void shell.store.dispatch(draftKept({ key: 'form', owner, value: 'knee pain' })));
  expect(await typed()).toBe('knee pain');
  act(() => void shell.store.dispatch(sessionEnded()));
  await screen.findByText(/Due to inactivity/);
  shell.unmount();
}

describe('what was typed', () => {
  it('is there again after the end of a session for the same person, also through a reload', async () => {
    await typeAndExpire();
    await openShell('/form', { token: await controlSession(patient), screens });
    expect(await typed()).toBe('knee pain');
  });

  it('is not shown to whoever is at the screen in between', async () => {
    await typeAndExpire();
    await openShell('/form', { screens });
    expect(await typed()).toBe('nothing');
  });

  it('is let go once somebody else has signed in, also in another tab', async () => {
    await typeAndExpire();
    await openShell('/form', { token: await controlSession('newpatient@scanharbor.test'), screens });
    expect(await typed()).toBe('nothing');
    expect(sessionStorage.getItem('scanharbor.drafts')).toBeNull();
  });

  it('that cannot be read any more is let go', async () => {
    sessionStorage.setItem('scanharbor.drafts', '{broken');
    await openShell('/form', { screens });
    expect(await typed()).toBe('nothing');
    expect(sessionStorage.getItem('scanharbor.drafts')).toBeNull();
  });
});
