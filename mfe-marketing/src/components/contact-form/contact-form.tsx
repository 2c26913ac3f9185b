import { brand } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts';
import { ScriptOnly } from '../script-only';
import { StatusSlot } from '../status-slot';

const ContactFields = lazySection(async () => (await import('./contact-fields')).ContactFields, {
  pending: <Skeleton lines={4} />,
  title: texts.contact.loadFailed,
  level: 3,
});

const anchor = 'contact';

/**
 * Shows a contact form: collapsed at first (MK-070), unless the URL ends in #contact, and a confirmation after sending (MK-071).
 * The request includes `type`: 'general', or the name of the page (MK-077).
 */
export function ContactForm({ type }: { type: 'general' | 'partner' | 'organizations' }) {
  const isLinkedTo = useLocation().hash === `#${anchor}`;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>(isLinkedTo ? 'open' : 'closed');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLinkedTo) return;
    setState('open');
    section.current?.scrollIntoView();
  }, [isLinkedTo]);
  useEffect(() => {
    if (state !== 'closed') heading.current?.focus({ preventScroll: state === 'open' });
  }, [state]);
  return (
    <Card id={anchor} ref={section} aria-labelledby={`${anchor}-title`}>
      <Stack>
        <Heading level={2} size="card" id={`${anchor}-title`} tabIndex={-1} ref={heading}>
          {texts.contact.title}
        </Heading>
        {state === 'open' && <ContactFields type={type} onSent={() => setState('sent')} />}
        <StatusSlot role="status">{state === 'sent' && texts.contact.sent}</StatusSlot>
        {state !== 'open' && (
          <Cluster>
            <ScriptOnly>
              <Button aria-expanded={false} onClick={() => setState('open')}>
                {texts.contact.open}
              </Button>
            </ScriptOnly>
            <Text $color="ink2">
              {texts.contact.orWrite} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>
            </Text>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
