import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { backUpShop } from './back-up-shop.ts';
import { openPlace } from './platform/backup/open-place.ts';
import { reachShop, runCommand } from './platform/start/command.ts';
import { readBackupKey, readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';

const USAGE = '用法：npm run backup -- --to <文件夹或 s3://…> [--keep <份数>] (usage)';
const OPEN =
  '没有设置 BACKUP_KEY，备份没有加密，拿到它的人能读到用户资料和密钥，请妥善保管。 (The backup is not encrypted; set BACKUP_KEY.)\n';

function readArguments() {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  const { to, keep } = values;
  if (to === undefined || to === '') throw new StartFailure(USAGE);
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new StartFailure('--keep 要是 1 到 9999 的整数 (--keep has to be 1 to 9999)');
  return { to, keep: keep === undefined ? undefined : Number(keep) };
}

const MB = 1024 * 1024;

/** `npm run backup -- --to <folder> [--keep N]`: the whole shop in one file, while it is open; exit code 1 where none was made. */
async function main() {
  const { to, keep } = readArguments();
  const config = readConfig();
  const { dataDir, storageUrl } = config;
  const key = readBackupKey();
  const url = await reachShop(config);
  const begun = performance.now();
  const { path, bytes, manifest, removed } = await backUpShop({
    keep,
    place: await openPlace(to),
    url,
    dataDir,
    storageUrl,
    key,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const holds = `${manifest.tables.length} 张表、${rows} 行、${manifest.files.count} 个文件`;
  process.stdout.write(`备份完成 (backup made): ${path}\n${holds}，${(bytes / MB).toFixed(1)} MB，用时 ${seconds} 秒\n`);
  if (removed > 0) process.stdout.write(`删除了 ${removed} 份较早的备份 (older backups removed)\n`);
  if (key === undefined) process.stderr.write(OPEN);
}

await runCommand(main);
