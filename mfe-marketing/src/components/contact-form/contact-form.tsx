import { brand } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts';
import { Alive } from '../alive';
import { Quiet } from '../quiet';
import { LateContactFields } from './late-contact-fields';

const anchor = 'contact';

/**
 * A message to the team: collapsed at first (MK-070), unless the address ends in #contact; then the form, then thanks (MK-071).
 * `type` is sent along: 'general', or the page's name (MK-077).
 */
export function ContactForm({ type }: { type: 'general' | 'partner' | 'organizations' }) {
  const asked = useLocation().hash === `#${anchor}`;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>(asked ? 'open' : 'closed');
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!asked) return;
    setState('open');
    place.current?.scrollIntoView();
  }, [asked]);
  useEffect(() => {
    if (state !== 'closed') heading.current?.focus({ preventScroll: state === 'open' });
  }, [state]);
  return (
    <Card id={anchor} ref={place} aria-labelledby={`${anchor}-title`}>
      <Stack>
        <Heading level={2} size="card" id={`${anchor}-title`} tabIndex={-1} ref={heading}>
          {texts.contact.title}
        </Heading>
        {state === 'open' && <LateContactFields type={type} onSent={() => setState('sent')} />}
        <Quiet role="status">{state === 'sent' && texts.contact.sent}</Quiet>
        {state !== 'open' && (
          <Cluster>
            <Alive>
              <Button aria-expanded={false} onClick={() => setState('open')}>
                {texts.contact.open}
              </Button>
            </Alive>
            <Text $colour="ink2">
              {texts.contact.orWrite} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>
            </Text>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
