import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type pg from 'pg';

const TICK_US = 10_000;

/** Processor time of a process in µs, and that of its children which ended. */
function timeOf(pid: number): { own: number; ended: number } {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return { own: 0, ended: 0 };
  // The name in brackets may hold blanks; the times are the 14th to the 17th field.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return { own: ((user ?? 0) + (system ?? 0)) * TICK_US, ended: ((endedUser ?? 0) + (endedSystem ?? 0)) * TICK_US };
}

const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 0);

function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/** The process that started all sessions of a database. */
export async function postmasterOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return existsSync('/proc/self/stat') ? parentOf(rows[0]?.pid ?? 0) : 0;
}

/** Processor time of a server, of PostgreSQL and of this process, which makes the load; 0 where the system does not tell. */
export function processorTime(server: number, postmaster: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const { user, system } = process.cpuUsage();
  const sessions = childrenOf(postmaster).reduce((sum, pid) => sum + timeOf(pid).own, 0);
  return timeOf(server).own + sessions + timeOf(postmaster).ended + user + system;
}
