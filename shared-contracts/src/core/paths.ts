const query = (values: Record<string, string | number | boolean | undefined>) => {
  const entries = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
};

type LoginParams = { next?: string; nextParams?: string; firstLogin?: boolean; passwordReset?: boolean };

/** Every URL path of the product: links are built here, never typed by hand. */
export const paths = {
  landing: () => '/',
  notFound: () => '/404',
  login: (params: LoginParams = {}) => `/login${query(params)}`,
  patientLogin: (params: LoginParams = {}) => `/patient-login${query(params)}`,
  centerLogin: (params: LoginParams = {}) => `/ic-login${query(params)}`,
  passwordForgot: () => '/password/forgot',
  passwordReset: (params: { token?: string; uuid?: string } = {}) => `/password/reset${query(params)}`,
  emailConfirm: (params: { token?: string; uuid?: string } = {}) => `/email/confirm${query(params)}`,
  passwordTempReset: () => '/password/temp-reset',
  /** The identity provider redirects here; the URL is part of its settings. */
  singleSignOn: () => '/single-sign-on',
  home: (params: { newUser?: boolean; resubmit?: number } = {}) => `/home${query(params)}`,
  requestScan: () => '/request-scan',
  /** `type`: the name of a modality, such as 'MRI'. */
  centers: (params: { type?: string } = {}) => `/request-scan/centers${query(params)}`,
  register: (userType?: 'patient' | 'provider') => (userType ? `/register/${userType}` : '/register'),
  settings: (page: 'general' | 'account' | 'medical' | 'record' = 'general') => `/settings/${page}`,
  tests: (page: 'requests' | 'in-progress' | 'upcoming' | 'past' = 'requests') => `/tests/${page}`,
  testEdit: (ids: { testRequestProgressID?: number; testRequestID?: number }) => `/tests/request/edit${query(ids)}`,
  estimate: (requestId: number) => `/tests/estimate/${requestId}`,
  patientProvider: (page: 'self-pay' | 'insurance' = 'self-pay') => `/patient-provider/${page}`,
  invitation: (invitationId: string) => `/px-scan-request${query({ invitationId })}`,
  dashboard: () => '/providers/dashboard',
  activeRequests: (params: { requestId?: number; locationId?: string; book?: number; checkOver24?: boolean; mine?: boolean } = {}) => {
    const { requestId, ...rest } = params;
    return `/providers/requests${requestId === undefined ? '' : `/${requestId}`}${query(rest)}`;
  },
  scheduled: () => '/providers/scheduled',
  history: () => '/providers/history',
  test: (identifier: number | string, tab?: string) => `/providers/test/${identifier}${query({ tab })}`,
  locations: () => '/providers/locations',
  location: (id: string) => `/providers/location/${id}`,
  practiceUsers: () => '/providers/users',
  providerSettings: () => '/providers/settings',
  pending: () => '/providers/pending',
  schedule: () => '/providers/schedule',
  calendar: () => '/providers/calendar',
  billing: () => '/providers/billing',
  reports: () => '/providers/reports',
  auditTrail: () => '/providers/audit',
  switchUser: () => '/providers/admin/switch-user',
  pendingScans: () => '/providers/admin/pending-scans',
  waitingEntries: () => '/providers/admin/entries',
  refunds: () => '/providers/admin/refunds',
  operations: () => '/operations',
  scans: () => '/scans',
  scanInfo: (scanType: string) => `/scans/${scanType}`,
  scanServices: (scanType: string) => `/${scanType}`,
  howItWorks: () => '/how-it-works',
  about: () => '/about',
  partner: () => '/partner',
  organizations: () => '/organizations',
  accreditation: () => '/accreditation',
  baa: () => '/baa',
  privacy: () => '/privacy',
  security: () => '/security',
  terms: (termsFor?: 'patients' | 'providers' | 'referrings') => (termsFor ? `/terms/${termsFor}` : '/terms'),
  blogArticle: (article: string) => `/blog/${article}`,
  /** A plain text file of the site, not a screen. */
  licenses: () => '/licenses.txt',
  refer: () => '/refer',
  doctorSearch: () => '/doctor_search',
  doctorPage: (identifier: string) => `/docs/${identifier}`,
  doctorRequest: (identifier: string) => `/docs/${identifier}/new`,
} as const;
