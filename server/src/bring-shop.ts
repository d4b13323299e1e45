import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { moveIn, printReport } from './move-in/index.ts';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { countServing } from './platform/database/serving.ts';
import { readConfig } from './platform/start/config.ts';
import { openSource } from './platform/start/source.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openWritePath } from './platform/write/write.ts';

const USAGE =
  '用法：npm run move-in -- <备份.sql | 备份.sql.gz | 文件夹> [--dry-run] [--pictures=https://旧站] [--wechat-appid=…] [--routine-appid=…]';
/** Exit code of a shop that came with differences. */
const DIFFERS = 2;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      pictures: { type: 'string' },
      'wechat-appid': { type: 'string' },
      'routine-appid': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new StartFailure(USAGE);
  const appIds = { wechat: values['wechat-appid'], routine: values['routine-appid'] };
  return {
    path: resolve(path),
    isDry: values['dry-run'],
    terms: { ...(values.pictures && { pictureBase: values.pictures }), appIds },
  };
}

/** `npm run move-in`: brings the shop of a dump of CRMEB Java into a shop that is empty, while no server runs. */
async function main() {
  const { path, isDry, terms } = readArguments();
  const source = await openSource(readConfig());
  // The dump waits in a table of one session, which a pooler would hand to somebody else.
  const url = source.wiring?.directUrl ?? source.url;
  try {
    await migrate(url);
    const { pool, db } = connect(url, 2, { isUnhurried: true });
    const write = openWritePath(
      { pool, db },
      systemClock,
      async () => false,
      async () => undefined,
    );
    try {
      if ((await countServing(pool)) > 0)
        throw new StartFailure(
          '还有服务正在使用这个数据库，请先停止它们再搬店，数据没有改动。 (Processes still serve from this database.)',
        );
      const onNoun = (label: string) => process.stderr.write(`正在搬${label}…\n`);
      const report = await moveIn({ db, write, url, path, isDry, terms, onNoun });
      await pool.query('analyze');
      process.stdout.write(`${printReport(report)}${isDry ? '这是试搬，数据没有改动。\n' : ''}`);
      if (report.reconciliation.differing > 0) process.exitCode = DIFFERS;
    } finally {
      await pool.end();
    }
  } finally {
    await source.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
