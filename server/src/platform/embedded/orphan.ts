import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';

const GRACE_MS = 20_000;
const LOOK_EVERY_MS = 20;

interface Running {
  readonly pid: number;
  readonly parent: number;
}

function readNumber(path: string) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return Number.parseInt(text, 10) || undefined;
}

/** PostgreSQL works inside its data folder, so its working directory tells it from a process that got the same number. */
function fromProc(pid: number, folder: string): Running | undefined {
  if (readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(folder)) return undefined;
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  return { pid, parent: Number(afterName.split(' ')[1]) };
}

function fromPs(pid: number, folder: string): Running | undefined {
  const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  return command.join(' ').includes(folder) ? { pid, parent: Number(parent) } : undefined;
}

function findRunning(folder: string): Running | undefined {
  const pid = readNumber(join(folder, 'postmaster.pid'));
  if (pid === undefined) return undefined;
  try {
    return existsSync('/proc/self/cwd') ? fromProc(pid, folder) : fromPs(pid, folder);
  } catch {
    return undefined;
  }
}

async function stopRunning(pid: number, folder: string) {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; findRunning(folder); waited += LOOK_EVERY_MS) {
    if (waited === GRACE_MS) process.kill(pid, 'SIGQUIT');
    await sleep(LOOK_EVERY_MS);
  }
}

/** Clears what a killed server left: its PostgreSQL, still running, and the lock files of one that is gone. */
export async function clearLeftovers(folder: string, starterFile: string) {
  const running = findRunning(folder);
  // An orphan gets another parent; only a server that lives is still the parent it recorded.
  if (running && running.parent === readNumber(starterFile)) {
    throw new StartFailure(
      `数据目录正被另一个运行中的服务（进程 ${running.parent}）使用，请先停止它，或用 DATA_DIR 换一个目录。 (The data folder is in use by process ${running.parent}.)`,
    );
  }
  if (running) await stopRunning(running.pid, folder);
  // PostgreSQL clears its locks itself unless their number belongs to another process by now, or to one nobody has buried.
  for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(folder, lock), { force: true });
}
