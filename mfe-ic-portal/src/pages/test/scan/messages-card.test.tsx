import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { renderPortal } from '../../../testing/render-portal';
import '../test-page';
import { MessagesCard } from './messages-card';

beforeEach(() => control('reset'));

describe('the messages to the patient', () => {
  it('lists what the patient was written, and that this installation sends nothing', async () => {
    await fetch(`${apiAddress()}/api/mfp/send_order_confirmation_to_patient`, {
      method: 'PATCH',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestId: 1001 }),
    });
    await renderPortal('/providers/test/1001');
    const messages = await screen.findByRole('region', { name: 'Messages to the patient' });
    expect(messages).toHaveTextContent(/^Messages to the patientYour request #1001 is confirmedNot sentEmail, /);
  });

  it('shows why a message failed', () => {
    const at = '2026-03-03T12:00:00Z';
    render(<MessagesCard messages={[{ channel: 'sms', subject: 'Booked', state: 'failed', reason: 'The recipient replied STOP.', at }]} />);
    expect(screen.getByRole('region')).toHaveTextContent(/BookedFailedSMS, .*\. The recipient replied STOP\.$/);
  });
});
