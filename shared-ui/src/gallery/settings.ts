/** A switch of the gallery: its parameter in the URL and its options, the default first. */
export interface Switch {
  name: 'viewport' | 'density' | 'scheme' | 'contrast' | 'dir' | 'lang';
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Every switch, in the order of the toolbar. */
export const switches: readonly Switch[] = [
  {
    name: 'viewport',
    label: 'Width',
    options: [
      { value: 'full', label: 'Full' },
      { value: '768', label: '768' },
      { value: '390', label: '390' },
      { value: '320', label: '320' },
    ],
  },
  {
    name: 'density',
    label: 'Density',
    options: [
      { value: 'patient', label: 'Comfortable' },
      { value: 'staff', label: 'Compact' },
    ],
  },
  {
    name: 'scheme',
    label: 'Colors',
    options: [
      { value: 'system', label: 'Device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    name: 'contrast',
    label: 'Contrast',
    options: [
      { value: 'device', label: 'Device' },
      { value: 'more', label: 'High' },
    ],
  },
  {
    name: 'dir',
    label: 'Direction',
    options: [
      { value: 'ltr', label: 'LTR' },
      { value: 'rtl', label: 'RTL' },
    ],
  },
  {
    name: 'lang',
    label: 'Language',
    options: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Spanish' },
    ],
  },
];

export type Settings = Readonly<Record<Switch['name'], string>>;

/** Reads the switches from a URL. What is missing or unknown has its default; that of the density is the widget's. */
export function readSettings(params: URLSearchParams, density = 'patient'): Settings {
  const entries = switches.map(({ name, options }) => {
    const given = params.get(name);
    const fallback = name === 'density' ? density : options[0]?.value;
    return [name, options.some(({ value }) => value === given) ? given : fallback] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** Returns the query of the page of examples in a frame. The width is that of the frame. */
export function frameQuery(settings: Settings, example: string): string {
  const query = new URLSearchParams({ example, ...settings });
  query.delete('viewport');
  return query.toString();
}

/** Returns the parameters of the switches alone, which links to other pages keep. */
export function keepSwitches(params: URLSearchParams): string {
  const kept = switches.flatMap(({ name }) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}
