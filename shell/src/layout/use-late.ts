import { useEffect, useState } from 'react';

const toggleDelayMs = 300;

/** The value as it was 300 ms ago, so that header and footer do not change before the screen does (SH-148). */
export function useLate<Value extends string | boolean | undefined>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), toggleDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
