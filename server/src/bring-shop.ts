import { basename, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { carryOut, noteMove, printReport } from './move-in/index.ts';
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
  const { pictures = '', 'wechat-appid': wechatAppId = '', 'routine-appid': routineAppId = '' } = values;
  return { path: resolve(path), isDry: values['dry-run'], terms: { pictures, wechatAppId, routineAppId } };
}

/** Says what begins to come. */
function announcing() {
  let said: string | undefined;
  return ({ label }: { label: string }) => {
    if (said !== label) process.stderr.write(`正在搬${label}…\n`);
    said = label;
  };
}

/** `npm run move-in`: brings the shop of a dump of CRMEB Java into a shop that is empty, while no server runs. */
async function main() {
  const { path, isDry, terms } = readArguments();
  const report = await onClosedShop(readConfig(), async (database, url) => {
    await refuseWhileOpen(database, '搬店');
    const { db, write } = database;
    const move = await noteMove(write, { dump: basename(path), isDry, ...terms });
    return carryOut(move, { db, write, url, path, onStep: announcing() });
  });
  process.stdout.write(`${printReport(report)}${isDry ? '这是试搬，数据没有改动。\n' : ''}`);
  if (report.reconciliation.differing > 0) process.exitCode = DIFFERS;
}

await runCommand(main);
