/** Who handles card payments (D117). */
const paymentProvider = 'Stripe';

/** Words of billing. */
export const billingTexts = {
  billing: {
    title: 'Billing',
    accounts: 'Accounts',
    noAccounts: 'No billing accounts yet',
    noAccountsText: `Connect an account with ${paymentProvider} to receive deposits.`,
    setUp: 'Please setup a billing account',
    connected: 'Connected',
    notConnected: 'Not connected',
    name: 'Account name',
    nameMissing: 'Please enter a name.',
    rename: 'Save name',
    renameOf: (name: string) => `Rename ${name}`,
    renamed: 'The account has been renamed.',
    connectNew: 'Connect a new account',
    connectAgain: 'Connect',
    connectAgainOf: (name: string) => `Connect ${name}`,
    opening: 'Opening…',
    accountConnected: `${paymentProvider} account has been connected.`,
    accountFailed: `${paymentProvider} account could not be created.`,
    reconnect: 'The account is not connected yet',
    reconnectText: `${paymentProvider} needs some more details before the account can be used.`,
    reconnectLink: `Go on at ${paymentProvider}`,
    connecting: 'Connecting the account…',
    locations: 'Accounts of locations',
    accountOf: (location: string) => `Account of ${location}`,
    noAccountYet: 'No account yet',
    link: 'Link To Locations',
    linkText: 'Locations without a billing account.',
    linkOf: (location: string) => `Link ${location}`,
    allLinked: 'Every location has a billing account.',
    failed: 'Billing could not be loaded',
    saveFailed: 'The change could not be saved. Try again.',
  },
} as const;
