import { usStates } from '@scanharbor/shared-contracts/domain/us-states';
import companies from './insurers.json';

/** The states by name, as insurers write them; none of the regional plans covers Puerto Rico. */
const stateNames = usStates.filter(({ value }) => value !== 'PR').map(({ label }) => label.replace(' Of ', ' of '));

const regional = (company: string, states: string[]) => states.map((state) => `${company} of ${state}`);
const plans = (companies: string[], kinds: string[]) => companies.flatMap((company) => kinds.map((kind) => `${company} ${kind}`));

const names = [
  ...companies.national,
  ...plans(companies.blueCross, ['PPO', 'HMO', 'Medicare Advantage']),
  ...regional('UnitedHealthcare', stateNames),
  ...regional('Aetna', stateNames),
  ...regional('Cigna Healthcare', stateNames),
  ...regional('Humana', stateNames),
  ...Object.entries(companies.regional).flatMap(([company, places]) => regional(company, places)),
  ...stateNames.map((state) => `${state} Medicaid`),
  ...regional('UnitedHealthcare Community Plan', companies.communityPlan),
];

/** Insurance companies and their regional plans; ids follow the order of these lists, so add at the end only. */
export const insurerRows = [...new Set(names)].map((name, index) => ({ id: index + 1, name }));
