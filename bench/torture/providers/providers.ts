import type { Cluster } from '../../cluster.ts';
import { killedRounds } from './rounds.ts';
import { refundsOnSchedule } from './schedule.ts';

/** Money through a provider that is slow, silent and imitated; each part on a database of its own. */
export async function tortureProviders(cluster: Cluster, rounds: number): Promise<string[]> {
  const parts = [
    { what: 'killed between money and books', run: () => killedRounds(cluster, rounds) },
    { what: 'refunds that stay under way', run: () => refundsOnSchedule(cluster) },
  ];
  const found: string[] = [];
  for (const { what, run } of parts) {
    const { complaints, row } = await run();
    found.push(...complaints);
    console.table([{ providers: what, ...row, verdict: complaints.slice(0, 3).join('; ') || 'ok' }]);
    for (const complaint of complaints) console.log(complaint);
  }
  return found;
}
