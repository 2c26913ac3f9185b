import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';
import { KeptPlace } from '../kept-place';

const stepMs = 10_000;

/** Formats an age as 'Updated 20 s ago': in steps of ten seconds, after a minute in minutes. Times are in ms since 1970. @internal */
export function formatAge(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / stepMs) * 10);
  if (seconds === 0) return texts.live.now;
  return texts.live.updated(seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`);
}

/** Shows how old the rows on the screen are; `at` is in ms since 1970. Without it only its place is kept, so that nothing moves later. */
export function LastUpdated({ at }: { at: number | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  const shownAt = at ?? now;
  return (
    <KeptPlace $isShown={at !== undefined}>
      <Text as="span" $size="note" $color="ink2" $tabular>
        {formatAge(shownAt, Math.max(now, shownAt))}
      </Text>
    </KeptPlace>
  );
}
