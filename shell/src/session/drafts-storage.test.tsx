import { draftSaved, sessionEnded, useDraft } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';
const screens = [{ path: '/form', heading: 'Form', body: () => <DraftText /> }];

function DraftText() {
  return <p data-testid="typed">{useDraft<string>('form').value ?? 'nothing'}</p>;
}

const getDraft = async () => (await screen.findByTestId('typed')).textContent;

async function typeAndExpire() {
  const shell = await renderShell('/form', { token: await controlSession(patient), screens });
  const owner = shell.store.getState().session.user?.id;
  act(() => void shell.store.dispatch(draftSaved({ key: 'form', owner, value: 'knee pain' })));
  expect(await getDraft()).toBe('knee pain');
  act(() => void shell.store.dispatch(sessionEnded()));
  await screen.findByText(/Due to inactivity/);
  shell.unmount();
}

describe('form drafts', () => {
  it('are restored for the same user after the end of a session, also after a reload', async () => {
    await typeAndExpire();
    await renderShell('/form', { token: await controlSession(patient), screens });
    expect(await getDraft()).toBe('knee pain');
  });

  it('are not shown to a guest after the session ended', async () => {
    await typeAndExpire();
    await renderShell('/form', { screens });
    expect(await getDraft()).toBe('nothing');
  });

  it('are cleared after another user signs in, also in another tab', async () => {
    await typeAndExpire();
    await renderShell('/form', { token: await controlSession('newpatient@scanharbor.test'), screens });
    expect(await getDraft()).toBe('nothing');
    expect(sessionStorage.getItem('scanharbor.drafts')).toBeNull();
  });

  it('are cleared when they are unreadable', async () => {
    sessionStorage.setItem('scanharbor.drafts', '{broken');
    await renderShell('/form', { screens });
    expect(await getDraft()).toBe('nothing');
    expect(sessionStorage.getItem('scanharbor.drafts')).toBeNull();
  });
});
