import { useEffect, useState } from 'react';

const toggleDelayMs = 300;

/** Returns the value of 300 ms ago, so that header and footer do not change before the screen does (SH-148). */
export function useDelayedValue<Value extends string | boolean | undefined>(value: Value): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), toggleDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
