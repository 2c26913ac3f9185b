import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useEffect } from 'react';
import { texts } from '../../texts';
import { useLate } from '../use-late';
import { type ContactFieldsProps } from './contact-fields';

/** The form's fields, whose code comes once somebody wants to write. */
export function LateContactFields(props: ContactFieldsProps) {
  const { late, load } = useLate(() => import('./contact-fields'));
  useEffect(() => {
    if (late.state === 'closed') void load();
  }, [late.state, load]);
  if (late.state === 'here') return <late.part.ContactFields {...props} />;
  if (late.state === 'failed') return <LoadError level={3} title={texts.contact.loadFailed} onRetry={() => void load()} />;
  return <Skeleton lines={4} />;
}
