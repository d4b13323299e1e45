import process from 'node:process';
import pg from 'pg';

/** Loaded beside a command, it says at the end how many statements that asked, and for how long it had a processor. */
let statements = 0;
const ask: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return ask.apply(this, given);
  },
});

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`${JSON.stringify({ statements, processorSeconds: Math.round((user + system) / 1e6) })}\n`);
});
