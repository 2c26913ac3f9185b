/** What differs between installations. The site's HTML carries it; every value has a default. */
export interface AppConfig {
  /** Public origin, 'https://www.example.org': what search engines are told. Empty: the address at hand. */
  siteUrl: string;
  /** 'local' and 'develop' send log/patient; production does not. */
  environment: 'local' | 'develop' | 'production';
  apiBase: string;
  apiKey: string;
  /** Stripe's publishable key; empty means the local double of Stripe.js. */
  stripeKey: string;
  stripeDoubleUrl: string;
  /** Address of an outside marketing site; empty serves those pages in the suite. */
  marketingUrl: string;
  howItWorksUrl: string;
  helpCenterUrl: string;
  beta: boolean;
  covidQuestion: boolean;
  termsCheck: boolean;
  /**
   * May `?remote=name@origin` load one remote from a developer's machine. The installation's `overrideOrigins` say from
   * which (default 'http://localhost:*'); the page's content security policy holds it to them.
   */
  allowOverride: boolean;
}

export const defaultConfig: AppConfig = {
  siteUrl: '',
  environment: 'production',
  apiBase: '/api',
  apiKey: 'scanharbor-web',
  stripeKey: '',
  stripeDoubleUrl: '/api/stripe-double.js',
  marketingUrl: '',
  howItWorksUrl: '',
  helpCenterUrl: '/about#contact',
  beta: true,
  covidQuestion: true,
  termsCheck: true,
  allowOverride: false,
};

let current: AppConfig = defaultConfig;

/** Set once by the shell, from the JSON in the page, before anything else runs. Answers it with the defaults filled in. */
export function setConfig(given: Partial<AppConfig>): AppConfig {
  current = { ...defaultConfig, ...given };
  return current;
}

export const config = (): AppConfig => current;
