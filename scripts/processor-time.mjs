/** Processor time as Linux counts it, in seconds; without `/proc`, of this process alone. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';

const isCounted = existsSync('/proc/self/stat');
const TICKS_PER_SECOND = 100;

/** The seconds are its own and those of the children it has waited for. Undefined when it has gone. */
function findProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: fields[1], seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

/** Seconds of this process and of the children that it has waited for. */
export function processorSeconds() {
  if (isCounted) return findProcess('self').seconds;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of the descendants that run under such a name, and of what runs below them. */
export function processorSecondsOf(name) {
  if (!isCounted) return 0;
  const all = new Map(
    readdirSync('/proc')
      .map((pid) => [pid, findProcess(pid)])
      .filter(([, found]) => found !== undefined),
  );
  const isBelow = (pid, isNamed = false) => {
    if (pid === `${process.pid}`) return isNamed;
    const one = all.get(pid);
    return one !== undefined && isBelow(one.parent, isNamed || name.test(one.name));
  };
  return [...all].reduce((sum, [pid, { seconds }]) => sum + (isBelow(pid) ? seconds : 0), 0);
}
