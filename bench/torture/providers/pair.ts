import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, type Running, freePort, startServer } from '../../cluster.ts';
import { type Balancer, openBalancer } from './balancer.ts';

/** Time in which a broken connection is noticed. */
const NOTICED_MS = 50;

export interface Pair {
  balancer: Balancer;
  ports: readonly number[];
  /** Servers that were killed so far. */
  kills: number;
  /** Kills one of them, and starts another in its place meanwhile. */
  kill(at: number): Promise<void>;
  /** Kills whichever has the connection that `isGone` speaks of: the other one too, where it is not the first. */
  killWhoeverAsks(isGone: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Two processes of the server on one database, behind a balancer. */
export async function openPair(cluster: Cluster, url: string): Promise<Pair> {
  const settings = { PAYMENTS_STAND_IN: '0', OUTGOING_HOSTS: '127.0.0.1' };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startServer(url, cluster.folder, port, { settings });
  const servers: Promise<Running>[] = [];
  // The first one makes the tables.
  for (const port of ports) servers.push(Promise.resolve(await start(port)));
  const pair: Pair = {
    balancer: await openBalancer(ports),
    ports,
    kills: 0,
    async kill(at) {
      const [server, port] = [await servers[at], ports[at]];
      if (!server || port === undefined) return;
      await server.stop('SIGKILL');
      pair.kills += 1;
      servers[at] = start(port);
    },
    async killWhoeverAsks(isGone) {
      const first = randomInt(ports.length);
      await pair.kill(first);
      await sleep(NOTICED_MS);
      if (!isGone()) await pair.kill(1 - first);
    },
    async stop() {
      pair.balancer.close();
      for (const server of servers) await (await server).stop();
    },
  };
  return pair;
}
