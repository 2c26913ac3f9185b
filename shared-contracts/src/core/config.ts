/** Configuration of an installation. The site's HTML carries it; every value has a default. */
export interface AppConfig {
  /** Public origin for search engines, 'https://www.example.org'. Empty: the current origin. */
  siteUrl: string;
  /** 'local' and 'develop' send log/patient; production does not. */
  environment: 'local' | 'develop' | 'production';
  apiBase: string;
  apiKey: string;
  /** Stripe's publishable key; empty selects the fake of Stripe.js. */
  stripeKey: string;
  stripeDoubleUrl: string;
  /** URL of an external marketing site; empty serves those pages in the suite. */
  marketingUrl: string;
  howItWorksUrl: string;
  helpCenterUrl: string;
  /** URL of the live chat's script, of Chatwoot: 'https://chat.example.org/packs/js/sdk.js'. Empty: no chat. */
  chatUrl: string;
  /** The chat's public website token. */
  chatKey: string;
  /** URL that receives the completed steps of visitors who allow it; empty: no analytics and no question. */
  analyticsUrl: string;
  /**
   * Share of page loads that report vitals, load times and failed calls to `POST /api/telemetry`, 0 to 1; 0.1 without it. All report
   * faults.
   */
  telemetryShare?: number;
  /** False: browsers keep no appointments for the time without a network, and delete what they have. True without it. */
  offline?: boolean;
  /** True for a site with sample data: texts without approval say so. `npm start` sets it with the reference API. */
  demo: boolean;
  beta: boolean;
  covidQuestion: boolean;
  termsCheck: boolean;
  /**
   * Allows `?remote=name@origin` to load one remote from a developer's machine. The installation's `overrideOrigins` list the
   * origins (default 'http://localhost:*'); the page's content security policy enforces them.
   */
  allowOverride: boolean;
}

const defaultConfig: AppConfig = {
  siteUrl: '',
  environment: 'production',
  apiBase: '/api',
  apiKey: 'scanharbor-web',
  stripeKey: '',
  stripeDoubleUrl: '/api/stripe-double.js',
  marketingUrl: '',
  howItWorksUrl: '',
  helpCenterUrl: '/about#contact',
  chatUrl: '',
  chatKey: '',
  analyticsUrl: '',
  demo: false,
  beta: true,
  covidQuestion: true,
  termsCheck: true,
  allowOverride: false,
};

let current: AppConfig = defaultConfig;

/** Sets the configuration; the shell calls it once, with the JSON of the page, before anything else. Returns it with defaults. */
export function setConfig(values: Partial<AppConfig>): AppConfig {
  current = { ...defaultConfig, ...values };
  return current;
}

export const config = (): AppConfig => current;
