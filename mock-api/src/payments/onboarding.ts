import { paths } from '@scanharbor/shared-contracts';

/** The code of the fake provider for a failed onboarding. */
export const rejectedCode = 'code_refused';

const path = '/api/stripe-double/connect';

/** Returns the link at which a practice connects its account: the page of the fake, unless a real provider is set. */
export const onboardingLink = (state: string): string => `${path}?${new URLSearchParams({ state }).toString()}`;

const portalUrl = (params: Record<string, string>) => `${paths.billing()}?${new URLSearchParams(params).toString()}`;

const link = (url: string, text: string) => `<p><a href="${url.replaceAll('&', '&amp;')}">${text}</a></p>`;

/** Renders the page of the fake: the three ways back to the portal that a provider has. */
export function onboardingPage(state: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stripe double</title>',
    '<h1>Connect an account</h1><p>This page replaces the onboarding of Stripe.</p>',
    link(portalUrl({ state, code: `code_${state.slice(0, 12)}` }), 'Connect'),
    link(portalUrl({ state, code: rejectedCode }), 'Connect with a code that is refused'),
    link(portalUrl({ error: 'access_denied' }), 'Cancel'),
    '</html>',
  ].join('');
}
