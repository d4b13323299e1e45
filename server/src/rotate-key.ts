import { resolve } from 'node:path';
import process from 'node:process';
import { readConfig } from './platform/start/config.ts';
import { systemActor } from './platform/jobs/jobs.ts';
import { hasKey, openRotation } from './platform/secrets.ts';
import { type Beside, onClosedShop, refuseWhileOpen, runCommand } from './platform/start/command.ts';
import { StartFailure } from './platform/start-failure.ts';
import { renewSecrets } from './renew-secrets.ts';

async function rotate(database: Pick<Beside, 'pool' | 'write'>, dataDir: string): Promise<number> {
  // Opens the rotation, after which no server starts on the former key; those that did are seen by their connection.
  const rotation = openRotation(dataDir);
  await refuseWhileOpen(database, '更换密钥').catch((error: unknown) => {
    rotation.abandon();
    throw error;
  });
  const act = { name: 'config.rotateKey', actor: systemActor('config.rotateKey') };
  const { value: renewed } = await database.write(act, (context) => renewSecrets(context, rotation));
  rotation.settle();
  return renewed;
}

/** `npm run rotate:key`: encrypts the secrets in the database with a new key, while no server runs. */
async function main() {
  const config = readConfig();
  if (!hasKey(config.dataDir)) {
    throw new StartFailure(
      `${resolve(config.dataDir)} 里没有商店，密钥没有更换，请用 DATA_DIR 指明商店的数据目录。 (No shop has its data there; nothing was changed.)`,
    );
  }
  const renewed = await onClosedShop(config, (database) => rotate(database, config.dataDir));
  process.stdout.write(`密钥已更换，重新加密了 ${renewed} 项 (secrets encrypted with the new key)\n`);
}

await runCommand(main);
