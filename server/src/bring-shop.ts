import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { moveIn, printReport } from './move-in/index.ts';
import { readConfig } from './platform/start/config.ts';
import { onClosedShop, refuseWhileOpen, runCommand } from './platform/start/command.ts';
import { StartFailure } from './platform/start-failure.ts';

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
  const report = await onClosedShop(readConfig(), async (database, url) => {
    await refuseWhileOpen(database, '搬店');
    const onNoun = (label: string) => process.stderr.write(`正在搬${label}…\n`);
    const { db, write, pool } = database;
    const moved = await moveIn({ db, write, url, path, isDry, terms, onNoun });
    await pool.query('analyze');
    return moved;
  });
  process.stdout.write(`${printReport(report)}${isDry ? '这是试搬，数据没有改动。\n' : ''}`);
  if (report.reconciliation.differing > 0) process.exitCode = DIFFERS;
}

await runCommand(main);
