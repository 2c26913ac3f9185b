import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { NavCounter } from './frame.styles';

const exact = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** The longest number that the rail has room for beside the longest label. */
const longest = 999;

interface NavCountProps {
  counter: string;
  value: number;
}

/** The number at an entry of the rail. A longer one is shortened: '1.8K', '11K'; pointing at it and screen readers get the exact one. */
export function NavCount({ counter, value }: NavCountProps) {
  const text = exact.format(value);
  if (value <= longest) return <NavCounter data-counter={counter}>{text}</NavCounter>;
  return (
    <NavCounter data-counter={counter} title={text}>
      <span aria-hidden="true">{short.format(value)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </NavCounter>
  );
}
