import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { carryOut, isDatabaseAddress, isPreparing, noteMove, printReport, shownAddress } from './move-in/index.ts';
import { createHttpClient } from './platform/http-client/http-client.ts';
import { readConfig } from './platform/start/config.ts';
import { onClosedShop, refuseWhileOpen, runCommand } from './platform/start/command.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const USAGE =
  '用法：npm run move-in -- <备份.sql | 备份.sql.gz | 文件夹 | mysql://用户:密码@主机/库名> [--dry-run] [--pictures=图片文件夹或https://旧站] [--fetch-pictures] [--wechat-appid=…] [--routine-appid=…]';
/** Exit code of a shop that came with differences. */
const DIFFERS = 2;

const isAddress = (place: string): boolean => /^https?:\/\//i.test(place);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      pictures: { type: 'string', multiple: true, default: [] },
      'fetch-pictures': { type: 'boolean', default: false },
      'wechat-appid': { type: 'string' },
      'routine-appid': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new StartFailure(USAGE);
  const { 'wechat-appid': wechatAppId = '', 'routine-appid': routineAppId = '' } = values;
  const pictures = values.pictures.find(isAddress) ?? '';
  const folder = values.pictures.find((place) => !isAddress(place));
  if (folder !== undefined && !existsSync(folder))
    throw new StartFailure(`找不到图片文件夹 ${folder}，请检查路径。 (No such folder.)`);
  return {
    path: isDatabaseAddress(path) ? path : resolve(path),
    isDry: values['dry-run'],
    terms: { pictures, wechatAppId, routineAppId },
    source: { folder, fetches: values['fetch-pictures'] },
  };
}

/** Says what begins to come. */
function announcing() {
  let said: string | undefined;
  return ({ label }: { label: string }) => {
    if (said !== label) process.stderr.write(isPreparing(label) ? `正在${label}…\n` : `正在搬${label}…\n`);
    said = label;
  };
}

/** `npm run move-in`: brings the shop of a dump of CRMEB into a shop that is empty, while no server runs. */
async function main() {
  const { path, isDry, terms, source } = readArguments();
  const config = readConfig();
  const report = await onClosedShop(config, async (database, url) => {
    await refuseWhileOpen(database, '搬店');
    const { db, write } = database;
    const move = await noteMove(write, { dump: isDatabaseAddress(path) ? shownAddress(path) : basename(path), isDry, ...terms });
    const pictures = {
      ...source,
      storage: await openStorage(config.storageUrl, join(config.dataDir, 'files')),
      client: createHttpClient(config.innerHosts),
    };
    return carryOut(move, { db, write, url, path, pictures, dataDir: config.dataDir, onStep: announcing() });
  });
  process.stdout.write(`${printReport(report)}${isDry ? '这是试搬，数据没有改动。\n' : ''}`);
  if (report.reconciliation.differing > 0) process.exitCode = DIFFERS;
}

await runCommand(main);
