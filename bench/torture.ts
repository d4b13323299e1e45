/**
 * `npm run torture -- --runs 5 [--only settings]`: races of many clients, undisturbed and with the server killed under them; `--only mall`
 * judges the books of a mall. `--only
 * providers --rounds 50`: a provider of payments between whose acts and ours it is killed. `--only labels --rounds 50`: waybills whose
 * answers are lost, and servers that are killed once they are printed, by either generation of the platform.
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { PASSWORD, type Cluster, type Running, freePort, startCluster, startServer } from './cluster.ts';
import { makeKey, openStaff, openStorefront } from './storefront.ts';
import { campaigns } from './torture/campaigns.ts';
import { goods } from './torture/goods.ts';
import { tortureLabels } from './torture/labels.ts';
import { mall } from './torture/mall.ts';
import { money } from './torture/money.ts';
import { tortureProviders } from './torture/providers/providers.ts';
import { type Arena, type Race, newOutcome } from './torture/race.ts';
import { returns } from './torture/returns.ts';
import { settings } from './torture/settings.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '50' },
  },
});
const isMeant = (name: string): boolean => !values.only || values.only === name;
const races = Object.entries({ campaigns, goods, mall, money, returns, settings }).flatMap(([name, race]) =>
  isMeant(name) ? [race] : [],
);

interface Ring extends Arena {
  server: Running;
  restart(): Promise<Running>;
}

async function run(ring: Ring, race: Race, isKilled: boolean) {
  const { killAfter, actors, check } = await race.begin(ring);
  const outcome = newOutcome();
  const begun = Date.now();
  const all = Promise.all(actors.map((act) => act(outcome)));
  if (isKilled) {
    while (outcome.done < killAfter) await sleep(1);
    await ring.server.stop('SIGKILL');
    ring.server = await ring.restart();
  }
  await all;
  const ended = Date.now();
  const complaints = await check(outcome);
  const { done, refused, retries } = outcome;
  const server = isKilled ? `killed -9 after ${killAfter}` : 'left alone';
  const figures = { done, refused: refused.length, retries, ms: ended - begun, checkMs: Date.now() - ended };
  return { complaints, row: { server, ...figures, verdict: complaints.join('; ') || 'ok' } };
}

async function openRing(cluster: Cluster): Promise<Ring> {
  const url = await cluster.createDatabase('torture');
  const port = await freePort();
  const restart = () => startServer(url, cluster.folder, port);
  const server = await restart();
  const base = `http://127.0.0.1:${port}`;
  const staff = await openStaff(base, PASSWORD);
  const shop = openStorefront(base, await makeKey(staff, '抢购'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { base, shop, staff, client, server, restart };
}

async function runRaces(cluster: Cluster): Promise<number> {
  const ring = await openRing(cluster);
  const rows: object[] = [];
  let violations = 0;
  try {
    for (let turn = 1; turn <= Number(values.runs); turn += 1) {
      for (const race of races) {
        for (const isKilled of [false, true]) {
          const { complaints, row } = await run(ring, race, isKilled);
          violations += complaints.length;
          rows.push({ run: turn, race: race.name, ...row });
        }
      }
    }
  } finally {
    await ring.client.end();
    await ring.server.stop();
  }
  console.table(rows);
  return violations;
}

const cluster = await startCluster();
let violations = 0;
try {
  if (races.length > 0) violations += await runRaces(cluster);
  if (isMeant('labels')) violations += (await tortureLabels(cluster, Number(values.rounds))).length;
  if (isMeant('providers')) violations += (await tortureProviders(cluster, Number(values.rounds))).length;
} finally {
  await cluster.close();
}
console.log(violations === 0 ? 'every run held' : `${violations} violations`);
process.exitCode = violations === 0 ? 0 : 1;
