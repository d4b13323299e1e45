import process from 'node:process';
import { systemClock } from './platform/clock.ts';
import { createHttpClient } from './platform/http-client/http-client.ts';
import { createMailClient } from './platform/mail-client/mail-client.ts';
import { openSecrets } from './platform/secrets.ts';
import { openBeside, reachShop, runCommand } from './platform/start/command.ts';
import { readConfig } from './platform/start/config.ts';
import { tryServices } from './services/index.ts';

/** `npm run services:try`: asks the real services of a shop, reading only; exit code 1 when one of them fails. */
async function main() {
  const config = readConfig();
  const { dataDir, innerHosts } = config;
  const { write, close, ...database } = openBeside(await reachShop(config));
  const clients = { httpClient: createHttpClient(innerHosts), mailClient: createMailClient(innerHosts) };
  const parts = { database, write, clock: systemClock, secrets: openSecrets(dataDir), ...clients };
  const tried = await tryServices(parts).finally(close);
  for (const { line } of tried) process.stdout.write(`${line}\n`);
  if (tried.some(({ isFailing }) => isFailing)) process.exitCode = 1;
}

await runCommand(main);
