/** The platform as a process of its own, for a demonstration: `main.ts <file of its state> <origin of the shop> <address that it is known by>`. */
import process from 'node:process';
import { openPlatform } from '../platform.ts';
import { serve } from '../serve.ts';
import { openControl } from './control.ts';
import { type KeptPlatform, readKept, writeKept } from './state-file.ts';

const [, , file = '', deliverTo = '', knownAs = ''] = process.argv;
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const NONCES_MAX = 10_000;

/** Ends the process on a file that it cannot read, whose keys and books are nobody's to begin anew. */
function readOrEnd(): KeptPlatform {
  try {
    return readKept(file, new Date());
  } catch (error) {
    process.stderr.write(`the state of the platform in ${file} cannot be read: ${String(error)}\n`);
    process.exit(1);
  }
}

const kept = readOrEnd();
const { state, token } = kept;
const platform = openPlatform({ now: () => new Date(), state, deliverTo });
const { merchant, publicKey } = platform;

/** Says how it is reached. Where another process serves, this one has no more to do. */
function tell(isElsewhere: boolean): void {
  const { mchid, appIds, apiKey, apiV3Key, certificatePem, privateKeyPem } = merchant;
  const keys = { publicKeyId: publicKey.serialNo, publicKey: publicKey.publicKeyPem };
  const shown = { mchid, appId: appIds[0], apiKey, apiV3Key, certificatePem, privateKeyPem, ...keys };
  const ready = { port: kept.port, token, isElsewhere, merchant: shown };
  process.send?.(ready, () => isElsewhere && process.disconnect());
}

/** Another process on this data serves the platform already. */
const isServed = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${kept.port}/control`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Drops what only tests read, and what is out of date: a demonstration runs for months. */
function tidy(): void {
  platform.log.length = 0;
  platform.refusals.length = 0;
  const current = platform.notices.filter(({ isTaken, created }) => !isTaken || Date.now() - created.getTime() < DAY_MS);
  platform.notices.splice(0, platform.notices.length, ...current);
  if (platform.usedNonces.size > NONCES_MAX) platform.usedNonces.clear();
}

async function open(): Promise<void> {
  const keep = () => writeKept(file, kept);
  const control = openControl(platform, token, keep);
  const options = { knownAs, keep, besides: control.besides };
  const served = await serve(platform, undefined, { ...options, port: kept.port }).catch(() =>
    serve(platform, undefined, options),
  );
  kept.port = Number(new URL(served.origin).port);
  keep();
  setInterval(() => {
    tidy();
    if (platform.notices.some(({ isTaken, due }) => !isTaken && due <= platform.now())) void control.deliverDue();
  }, SECOND_MS);
  tell(false);
}

process.once('disconnect', () => process.exit());
if (kept.port !== 0 && (await isServed())) tell(true);
else await open();
