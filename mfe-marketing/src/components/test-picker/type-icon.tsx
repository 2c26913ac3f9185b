import { Activity, Atom, AudioWaveform, Bone, HeartPulse, Magnet, Radiation, Ribbon, ScanLine } from 'lucide-react';

const icons = [
  [/breast|mammo/i, Ribbon],
  [/mri/i, Magnet],
  [/pet/i, Activity],
  [/ct/i, ScanLine],
  [/ultra/i, AudioWaveform],
  [/x-?ray/i, Radiation],
  [/dexa/i, Bone],
  [/nuclear/i, Atom],
] as const;

/** Shows the icon of a scan type, chosen by its name. */
export function TypeIcon({ name }: { name: string }) {
  const [, Icon] = icons.find(([pattern]) => pattern.test(name)) ?? [undefined, HeartPulse];
  return <Icon size={24} aria-hidden="true" />;
}
