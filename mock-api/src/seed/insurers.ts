const states = [
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'District of Columbia',
  'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine',
  'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada',
  'New Hampshire', 'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon',
  'Pennsylvania', 'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia',
  'Washington', 'West Virginia', 'Wisconsin', 'Wyoming',
];

const blues = [
  'Anthem Blue Cross', 'Anthem Blue Cross and Blue Shield', 'Arkansas Blue Cross and Blue Shield', 'Blue Cross Blue Shield of Alabama',
  'Blue Cross Blue Shield of Arizona', 'Blue Cross Blue Shield of Illinois', 'Blue Cross Blue Shield of Kansas',
  'Blue Cross Blue Shield of Louisiana', 'Blue Cross Blue Shield of Massachusetts', 'Blue Cross Blue Shield of Michigan',
  'Blue Cross Blue Shield of Minnesota', 'Blue Cross Blue Shield of Mississippi', 'Blue Cross Blue Shield of Montana',
  'Blue Cross Blue Shield of Nebraska', 'Blue Cross Blue Shield of New Mexico', 'Blue Cross Blue Shield of North Carolina',
  'Blue Cross Blue Shield of North Dakota', 'Blue Cross Blue Shield of Oklahoma', 'Blue Cross Blue Shield of Rhode Island',
  'Blue Cross Blue Shield of South Carolina', 'Blue Cross Blue Shield of Texas', 'Blue Cross Blue Shield of Vermont',
  'Blue Cross Blue Shield of Wyoming', 'Blue Cross of Idaho', 'Blue Shield of California', 'BlueCross BlueShield of Tennessee',
  'Capital Blue Cross', 'CareFirst BlueCross BlueShield', 'Excellus BlueCross BlueShield', 'Florida Blue', 'Highmark Blue Cross Blue Shield',
  'Highmark Blue Shield of Northeastern New York', 'Hawaii Medical Service Association', 'Horizon Blue Cross Blue Shield of New Jersey',
  'Independence Blue Cross', 'Premera Blue Cross', 'Regence BlueCross BlueShield of Oregon', 'Regence BlueCross BlueShield of Utah',
  'Regence BlueShield', 'Wellmark Blue Cross and Blue Shield',
];

const regional = (company: string, places: string[]) => places.map((place) => `${company} of ${place}`);
const plans = (companies: string[], kinds: string[]) => companies.flatMap((company) => kinds.map((kind) => `${company} ${kind}`));

const ambetter = ['Alabama', 'Arizona', 'Arkansas', 'Florida', 'Georgia', 'Illinois', 'Indiana', 'Kansas', 'Kentucky', 'Louisiana', 'Michigan', 'Mississippi', 'Missouri', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'North Carolina', 'Ohio', 'Oklahoma', 'Pennsylvania', 'South Carolina', 'Tennessee', 'Texas', 'Washington'];
const molina = ['Arizona', 'California', 'Florida', 'Idaho', 'Illinois', 'Iowa', 'Kentucky', 'Massachusetts', 'Michigan', 'Mississippi', 'Nebraska', 'Nevada', 'New Mexico', 'New York', 'Ohio', 'South Carolina', 'Texas', 'Utah', 'Virginia', 'Washington', 'Wisconsin'];
const wellcare = ['Alabama', 'Arizona', 'California', 'Connecticut', 'Florida', 'Georgia', 'Hawaii', 'Illinois', 'Kentucky', 'Louisiana', 'Maine', 'Michigan', 'Mississippi', 'Missouri', 'New Hampshire', 'New Jersey', 'New York', 'North Carolina', 'Ohio', 'Oregon', 'South Carolina', 'Tennessee', 'Texas', 'Vermont', 'Washington'];
const oscar = ['Arizona', 'Florida', 'Georgia', 'Illinois', 'Iowa', 'Kansas', 'Michigan', 'Missouri', 'Nebraska', 'New Jersey', 'New York', 'North Carolina', 'Ohio', 'Oklahoma', 'Pennsylvania', 'Tennessee', 'Texas', 'Virginia'];
const kaiser = ['Colorado', 'Georgia', 'Hawaii', 'the Mid-Atlantic States', 'Northern California', 'Southern California', 'the Northwest', 'Washington'];

const communityPlans = ['Arizona', 'California', 'Florida', 'Hawaii', 'Indiana', 'Kansas', 'Kentucky', 'Louisiana', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Nebraska', 'Nevada', 'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'Ohio', 'Pennsylvania', 'Rhode Island', 'Tennessee', 'Texas', 'Virginia', 'Washington', 'Wisconsin'];

const single = [
  'Aetna', 'AlohaCare', 'Allstate Health Solutions', 'AmeriHealth Caritas', 'AmeriHealth New Jersey', 'Amerigroup', 'AultCare', 'AvMed', 'Banner Aetna',
  'Baylor Scott & White Health Plan', 'BMC HealthNet Plan', 'Boston Mutual', 'Bright Health', 'Buckeye Health Plan', 'CalOptima', 'CareOregon', 'CareSource',
  'CDPHP', 'Christus Health Plan', 'Cigna Healthcare', 'Clover Health', 'Common Ground Healthcare Cooperative', 'Community Health Options',
  'Community Health Plan of Washington', 'ConnectiCare', 'Dean Health Plan', 'Denver Health Medical Plan', 'Devoted Health', 'EmblemHealth',
  'Essence Healthcare', 'Fallon Health', 'Fidelis Care', 'First Health Network', 'Geisinger Health Plan', 'GlobalHealth', 'Golden Rule', 'Group Health Cooperative of South Central Wisconsin',
  'Gundersen Health Plan', 'Harvard Pilgrim Health Care', 'Health Alliance', 'Health First Health Plans', 'Health Net', 'Health New England',
  'Healthfirst', 'HealthPartners', 'HIP Health Plan of New York', 'Humana', 'IEHP', 'Independent Health', 'Inland Empire Health Plan', 'Jefferson Health Plans',
  'L.A. Care Health Plan', 'Magellan Health', 'Martin\'s Point Health Care', 'Mass General Brigham Health Plan', 'McLaren Health Plan', 'Medica', 'Medical Mutual of Ohio',
  'Meritain Health', 'Meridian Health Plan', 'MetroPlus Health', 'Moda Health', 'Mountain Health CO-OP', 'MultiPlan', 'MVP Health Care', 'Neighborhood Health Plan of Rhode Island', 'Network Health',
  'Optima Health', 'Oxford Health Plans', 'PacificSource', 'Paramount Health Care', 'Passport Health Plan', 'Physicians Health Plan', 'Point32Health', 'Presbyterian Health Plan',
  'Priority Health', 'Providence Health Plan', 'Quartz', 'Rocky Mountain Health Plans', 'Samaritan Health Plans', 'Sanford Health Plan', 'Scan Health Plan',
  'Security Health Plan', 'SelectHealth', 'Sentara Health Plans', 'Sharp Health Plan', 'Superior HealthPlan', 'Sutter Health Plus', 'Trustmark', 'Tufts Health Plan',
  'UCare', 'UMR', 'UnitedHealthcare', 'UPMC Health Plan', 'UnitedHealthOne', 'Univera Healthcare', 'Valley Health Plan', 'Vantage Health Plan', 'VIVA Health', 'WEA Trust', 'Western Health Advantage', 'WPS Health Insurance',
  'Zing Health', 'Medicare Part B', 'Railroad Medicare', 'TRICARE East', 'TRICARE West', 'TRICARE For Life', 'CHAMPVA', 'US Family Health Plan', 'Indian Health Service', 'GEHA', 'NALC Health Benefit Plan', 'Mail Handlers Benefit Plan', 'APWU Health Plan',
];

const names = [
  ...single,
  ...plans(blues, ['PPO', 'HMO', 'Medicare Advantage']),
  ...regional('UnitedHealthcare', states),
  ...regional('Aetna', states),
  ...regional('Cigna Healthcare', states),
  ...regional('Humana', states),
  ...regional('Ambetter', ambetter),
  ...regional('Molina Healthcare', molina),
  ...regional('WellCare', wellcare),
  ...regional('Oscar', oscar),
  ...regional('Kaiser Permanente', kaiser),
  ...states.map((state) => `${state} Medicaid`),
  ...regional('UnitedHealthcare Community Plan', communityPlans),
];

/** Insurance companies and their regional plans; the order of this file gives the ids, so add at the end only. */
export const insurerRows = [...new Set(names)].map((name, index) => ({ id: index + 1, name }));
