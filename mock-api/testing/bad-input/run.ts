import fc from 'fast-check';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { type Access } from '../../src/http/access';
import { allRoutes } from '../../src/routes/index';
import { type DemoAccount } from '../../src/seed/names';
import { type Attack, attacksOn } from './attacks';
import { faultOf, sendRaw } from './send';

/** Who reaches the handler of a call without owning anything of the main practice or its patients. */
const outsiders: Record<Access, (DemoAccount | 'guest')[]> = {
  anyone: ['guest', 'newPatient', 'rivalAdmin'],
  user: ['newPatient', 'rivalAdmin', 'alone'],
  patient: ['newPatient', 'newPatient', 'rivalAdmin'],
  provider: ['rivalAdmin', 'rivalAdmin', 'newPatient'],
  admin: ['rivalAdmin', 'rivalAdmin', 'rival'],
  platform: ['rivalAdmin', 'guest'],
  switcher: ['rivalAdmin', 'guest'],
};

/** Those who may do the most with a call; what they change is theirs to change. */
const insiders: Record<Access, (DemoAccount | 'guest')[]> = {
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
  who: string;
  fault: string;
}

interface Campaign {
  address: string;
  /** How many requests in all. */
  requests: number;
  seed: number;
  senders: 'outsiders' | 'insiders';
  /** A session of the account, asked for once and again after the session ended. */
  tokenOf(who: DemoAccount): Promise<string>;
  atOnce?: number;
}

/** Sends bad requests to every call in turn and gives those whose answers break the contract, and how many got which status. */
export async function attackAll(campaign: Campaign): Promise<{ findings: Finding[]; statuses: Record<string, number> }> {
  const { address, requests, seed, tokenOf, atOnce = 8 } = campaign;
  const routes = allRoutes();
  const each = Math.ceil(requests / routes.length);
  const findings: Finding[] = [];
  const statuses: Record<string, number> = {};
  const crew = campaign.senders === 'outsiders' ? outsiders : insiders;
  for (const [index, { name, access }] of routes.entries()) {
    const shapes = wire[name] ?? {};
    const tokens = new Map(
      await Promise.all([...new Set(crew[access])].map(async (who) => [who, who === 'guest' ? 'anonymous' : await tokenOf(who)] as const)),
    );
    const attempt = async (attack: Attack) => {
      const who = crew[access][attack.sender % crew[access].length] ?? 'guest';
      const headers = { authorization: tokens.get(who) ?? 'anonymous', ...attack.headers };
      try {
        const reply = await sendRaw(address, { ...attack, headers });
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        const fault = faultOf(shapes, reply);
        if (fault) findings.push({ attack, who, fault });
      } catch (problem) {
        findings.push({ attack, who, fault: problem instanceof Error ? problem.message : String(problem) });
      }
    };
    const waiting = fc.sample(attacksOn(name, shapes), { numRuns: each, seed: seed + index });
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let attack = waiting.pop(); attack; attack = waiting.pop()) await attempt(attack);
      }),
    );
  }
  return { findings, statuses };
}

/** Findings in words, one of each kind of fault per call. */
export function summarize(findings: Finding[]): string[] {
  const kinds = new Map(findings.map((finding) => [`${finding.attack.name} ${finding.fault.slice(0, 60)}`, finding]));
  return [...kinds.values()].map(
    ({ attack, who, fault }) =>
      `${attack.name} by ${who}: ${fault}\n  ${attack.method} ${attack.path.slice(0, 200)} ${JSON.stringify(attack.headers).slice(0, 120)} ${attack.body?.slice(0, 400) ?? ''}`,
  );
}
