import { control } from '@scanharbor/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { clickButton, title, user, visit } from '../../testing/visit';

const realFetch = globalThis.fetch;

function watchContact() {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).includes('static/contact')) bodies.push(JSON.parse(String(init?.body)));
    return realFetch(input, init);
  });
  return bodies;
}

afterEach(() => jest.restoreAllMocks());

async function fill(email = 'lena@example.test') {
  await user.type(await screen.findByLabelText('Your name'), 'Lena');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Comments'), 'Do you have open MRI?');
}

describe('contact form', () => {
  it('starts collapsed and opens to show the form [MK-070]', async () => {
    await visit('/about');
    await title();
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
    await clickButton('Write to us');
    expect(await screen.findByLabelText('Your name')).toBeInTheDocument();
  });

  it('says at the button what is missing, until the email is complete [MK-072]', async () => {
    await visit('/about#contact');
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription(/email/i);
    await fill();
    expect(send).toBeEnabled();
    expect(send).not.toHaveAccessibleDescription();
  });

  it('sends the message, confirms it, and is empty when it opens again [MK-071, MK-072, MK-076, MK-077]', async () => {
    const bodies = watchContact();
    await visit('/about#contact');
    await fill();
    await clickButton('Send');
    expect(await screen.findByText("Thank you, we'll be in touch shortly")).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Contact us' })).toHaveFocus();
    expect(bodies).toEqual([{ name: 'Lena', email: 'lena@example.test', comments: 'Do you have open MRI?', phone: null, type: 'general' }]);
    await clickButton('Write to us');
    expect(await screen.findByLabelText('Your name')).toHaveValue('');
  });

  it.each([
    ['/partner', 'partner'],
    ['/organizations', 'organizations'],
  ])('sends from %s the type %s [MK-077]', async (path, type) => {
    const bodies = watchContact();
    await visit(path);
    await clickButton('Write to us');
    await fill(`${type}@example.test`);
    await user.type(screen.getByLabelText(/Phone/), '2125550188');
    await clickButton('Send');
    await screen.findByText("Thank you, we'll be in touch shortly");
    expect(bodies[0]).toMatchObject({ type, phone: '(212) 555-0188' });
  });

  it('offers Try Again after a failed request, and preserves the input [MK-073]', async () => {
    await visit('/about#contact');
    await title();
    await control('faults', { path: 'static/contact', status: 503, times: 1 });
    await fill('again@example.test');
    await clickButton('Send');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.getByLabelText('Comments')).toHaveValue('Do you have open MRI?');
  });

  it('sends nothing while a required field is empty [MK-074]', async () => {
    const bodies = watchContact();
    await visit('/about#contact');
    await user.type(await screen.findByLabelText('Email'), 'lena@example.test');
    await clickButton('Send');
    expect(await screen.findByRole('link', { name: 'Enter your name.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter your comments.' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('disables Send while the email is invalid [MK-075]', async () => {
    await visit('/about#contact');
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'lena@');
    expect(send).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'example.test');
    expect(send).toBeEnabled();
  });
});
