import { scanRates } from '../../content/rates';
import { Picture } from '../picture';

/** Shows the icon of a scan type, by its name on the server; nothing for a type without one. */
export function TypeIcon({ name }: { name: string }) {
  const rate = scanRates.find((one) => (one.type ?? one.name) === name);
  return rate && <Picture name={`${rate.slug}-icon`} width={24} height={24} />;
}
