import fc from 'fast-check';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { type RouteAccess } from '../../src/http/access';
import { allRoutes } from '../../src/routes/index';
import { type DemoAccount } from '../../src/seed/demo-data';
import { type Attack, generateAttacks } from './attacks';
import { findContractViolation, sendRaw } from './send';

/** Accounts with access to a call that own no data of the main practice and its patients. */
const outsiders: Record<RouteAccess, (DemoAccount | 'guest')[]> = {
  anyone: ['guest', 'newPatient', 'rivalAdmin'],
  user: ['newPatient', 'rivalAdmin', 'alone'],
  patient: ['newPatient', 'newPatient', 'rivalAdmin'],
  provider: ['rivalAdmin', 'rivalAdmin', 'newPatient'],
  admin: ['rivalAdmin', 'rivalAdmin', 'rival'],
  platform: ['rivalAdmin', 'guest'],
  switcher: ['rivalAdmin', 'guest'],
};

/** Accounts with the most rights on a call, allowed to change the data. */
const insiders: Record<RouteAccess, (DemoAccount | 'guest')[]> = {
  anyone: ['patient', 'staff'],
  user: ['patient', 'admin', 'pending'],
  patient: ['patient'],
  provider: ['admin', 'switcher'],
  admin: ['admin'],
  platform: ['platform'],
  switcher: ['switcher'],
};

interface Finding {
  attack: Attack;
  account: string;
  violation: string;
}

interface Campaign {
  apiUrl: string;
  /** Total number of requests. */
  requests: number;
  seed: number;
  senders: 'outsiders' | 'insiders';
  /** Returns the token of a session of the account. */
  getToken: (account: DemoAccount) => Promise<string>;
  concurrency?: number;
}

/** Sends bad requests to every call in turn; returns those with responses that violate the contract, and counts by status. */
export async function fuzzAllCalls(campaign: Campaign): Promise<{ findings: Finding[]; statuses: Record<string, number> }> {
  const { apiUrl, requests, seed, getToken, concurrency = 8 } = campaign;
  const routes = allRoutes();
  const perRoute = Math.ceil(requests / routes.length);
  const findings: Finding[] = [];
  const statuses: Record<string, number> = {};
  const accounts = campaign.senders === 'outsiders' ? outsiders : insiders;
  for (const [index, { name, access }] of routes.entries()) {
    const shapes = wire[name] ?? {};
    const tokens = new Map(
      await Promise.all(
        [...new Set(accounts[access])].map(
          async (account) => [account, account === 'guest' ? 'anonymous' : await getToken(account)] as const,
        ),
      ),
    );
    const attempt = async (attack: Attack) => {
      const account = accounts[access][attack.sender % accounts[access].length] ?? 'guest';
      const headers = { authorization: tokens.get(account) ?? 'anonymous', ...attack.headers };
      try {
        const reply = await sendRaw(apiUrl, { ...attack, headers });
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        const violation = findContractViolation(shapes, reply);
        if (violation) findings.push({ attack, account, violation });
      } catch (problem) {
        findings.push({ attack, account, violation: problem instanceof Error ? problem.message : String(problem) });
      }
    };
    const queue = fc.sample(generateAttacks(name, shapes), { numRuns: perRoute, seed: seed + index });
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let attack = queue.pop(); attack; attack = queue.pop()) await attempt(attack);
      }),
    );
  }
  return { findings, statuses };
}

/** Formats the findings, one of each kind of violation per call. */
export function summarize(findings: Finding[]): string[] {
  const kinds = new Map(findings.map((finding) => [`${finding.attack.name} ${finding.violation.slice(0, 60)}`, finding]));
  return [...kinds.values()].map(
    ({ attack, account, violation }) =>
      `${attack.name} by ${account}: ${violation}\n  ${attack.method} ${attack.path.slice(0, 200)} ${JSON.stringify(attack.headers).slice(0, 120)} ${attack.body?.slice(0, 400) ?? ''}`,
  );
}
