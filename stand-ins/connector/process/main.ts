/** The mall as a process of its own, for a demonstration: `main.ts <file of its state> <moment of the shop>`. */
import { createHash } from 'node:crypto';
import process from 'node:process';
import { type Mall, newMall } from '../mall.ts';
import { type ServedBridge, serveBridge } from '../serve.ts';
import { fill } from './goods.ts';
import { type KeptMall, readKept, writeKept } from './state-file.ts';

const [, , file = '', moment = ''] = process.argv;
const HOUR_MS = 3_600_000;
const MONTH_SECONDS = 30 * 24 * 3600;

/** Ends the process on a file that it cannot read, whose keys are nobody's to begin anew. */
function readOrEnd(): KeptMall {
  try {
    return readKept(file);
  } catch (error) {
    process.stderr.write(`the state of the mall in ${file} cannot be read: ${String(error)}\n`);
    process.exit(1);
  }
}

const kept = readOrEnd();
const ahead = moment === '' ? 0 : Number(moment) - Date.now();
const now = () => new Date(Date.now() + ahead);
const account = 'guotie-demo';
const mall: Mall = { ...newMall(), ...kept, account, password: account, sessionSeconds: MONTH_SECONDS };
fill(mall, now().getTime());

const door = createHash('sha256').update(kept.secret).digest('hex');

/** Another process on this data serves the mall already: it answers at its port to who knows its door. */
const isServed = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${kept.port}/${door}`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Says how it is reached. Where another process serves, this one has no more to do. */
function tell(port: number, isElsewhere: boolean): void {
  const { secret, password } = mall;
  process.send?.({ port, secret, account, password }, () => isElsewhere && process.disconnect());
}

function keep({ url }: ServedBridge): void {
  const { secret, session, shipments } = mall;
  kept.port = Number(new URL(url).port);
  writeKept(file, { port: kept.port, secret, shipments, ...(session && { session }) });
}

async function open(): Promise<void> {
  const options = { door, answered: () => keep(served) };
  const served: ServedBridge = await serveBridge(mall, now, kept.port, options).catch(() => serveBridge(mall, now, 0, options));
  keep(served);
  setInterval(() => {
    fill(mall, now().getTime());
    served.asked.length = 0;
    served.refusals.length = 0;
  }, HOUR_MS);
  tell(kept.port, false);
}

process.once('disconnect', () => process.exit());
if (kept.port !== 0 && (await isServed())) tell(kept.port, true);
else await open();
