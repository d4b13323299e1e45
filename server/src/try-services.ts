import process from 'node:process';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/database/connect.ts';
import { reachDatabase } from './platform/database/connection/reach.ts';
import { runningEmbedded } from './platform/embedded/index.ts';
import { createHttpClient } from './platform/http-client/http-client.ts';
import { createMailClient } from './platform/mail-client/mail-client.ts';
import { openSecrets } from './platform/secrets.ts';
import { readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openWritePath } from './platform/write/write.ts';
import { tryServices } from './services/index.ts';

/** `npm run services:try`: asks the real services of a shop, reading only; exit code 1 when one of them fails. */
async function main() {
  const { databaseUrl, databaseUrlDirect, dataDir, innerHosts } = readConfig();
  const url = databaseUrlDirect ?? databaseUrl ?? runningEmbedded(dataDir);
  await reachDatabase(url);
  const { pool, db } = connect(url, 2);
  const database = { pool, db };
  const write = openWritePath(
    database,
    systemClock,
    async () => false,
    async () => undefined,
  );
  const clients = { httpClient: createHttpClient(innerHosts), mailClient: createMailClient(innerHosts) };
  const parts = { database, write, clock: systemClock, secrets: openSecrets(dataDir), ...clients };
  const tried = await tryServices(parts).finally(() => pool.end());
  for (const { line } of tried) process.stdout.write(`${line}\n`);
  if (tried.some(({ isFailing }) => isFailing)) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
