import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';

const step = 10_000;

/** 'Updated 20 s ago', in steps of ten seconds, later in minutes. Takes ms since 1970. */
export function agoText(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / step) * 10);
  if (seconds === 0) return texts.live.now;
  return texts.live.updated(seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`);
}

/** How old the rows on screen are. */
export function UpdatedAgo({ at }: { at: number | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  if (at === undefined) return null;
  return (
    <Text as="span" $size="note" $colour="ink2" $tabular>
      {agoText(at, Math.max(now, at))}
    </Text>
  );
}
