import { paths } from '@scanharbor/shared-contracts';

/** The code with which the double of the provider says that it did not work out. */
export const refusedCode = 'code_refused';

const path = '/api/stripe-double/connect';

/** Where a practice connects its account: the double's page, where no real provider is set. */
export const onboardingLink = (state: string): string => `${path}?${new URLSearchParams({ state }).toString()}`;

const back = (params: Record<string, string>) => `${paths.billing()}?${new URLSearchParams(params).toString()}`;

const link = (address: string, words: string) => `<p><a href="${address.replaceAll('&', '&amp;')}">${words}</a></p>`;

/** The double's page: three ways back to the portal, as a provider has them. */
export function onboardingPage(state: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stripe double</title>',
    '<h1>Connect an account</h1><p>This page stands in for the onboarding of Stripe.</p>',
    link(back({ state, code: `code_${state.slice(0, 12)}` }), 'Connect'),
    link(back({ state, code: refusedCode }), 'Connect with a code that is refused'),
    link(back({ error: 'access_denied' }), 'Cancel'),
    '</html>',
  ].join('');
}
