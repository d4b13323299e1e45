import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/start/config.ts';
import { connect } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { countServing } from './platform/database/serving.ts';
import { systemActor } from './platform/jobs/jobs.ts';
import { hasKey, openRotation } from './platform/secrets.ts';
import { openSource } from './platform/start/source.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openWritePath } from './platform/write/write.ts';
import { renewSecrets } from './renew-secrets.ts';

async function rotate(url: string, dataDir: string): Promise<number> {
  await migrate(url);
  const { pool, db } = connect(url, 2);
  const write = openWritePath(
    { pool, db },
    systemClock,
    async () => false,
    async () => undefined,
  );
  try {
    // Opens the rotation, after which no server starts on the former key; those that did are seen by their connection.
    const rotation = openRotation(dataDir);
    if ((await countServing(pool)) > 0) {
      rotation.abandon();
      throw new StartFailure(
        '还有服务正在使用这个数据库，请先停止它们再更换密钥，数据没有改动。 (Processes still serve from this database.)',
      );
    }
    const act = { name: 'config.rotateKey', actor: systemActor('config.rotateKey') };
    const { value: renewed } = await write(act, (context) => renewSecrets(context, rotation));
    rotation.settle();
    return renewed;
  } finally {
    await pool.end();
  }
}

/** `npm run rotate:key`: encrypts the secrets in the database with a new key, while no server runs. */
async function main() {
  const config = readConfig();
  if (!hasKey(config.dataDir)) {
    throw new StartFailure(
      `${resolve(config.dataDir)} 里没有商店，密钥没有更换，请用 DATA_DIR 指明商店的数据目录。 (No shop has its data there; nothing was changed.)`,
    );
  }
  const source = await openSource(config);
  const renewed = await rotate(source.wiring?.directUrl ?? source.url, config.dataDir).finally(() => source.stop());
  process.stdout.write(`密钥已更换，重新加密了 ${renewed} 项 (secrets encrypted with the new key)\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
