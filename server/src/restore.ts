import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { reachDatabase } from './platform/database/connection/reach.ts';
import { lineOf } from './platform/doctor/finding.ts';
import { runCommand } from './platform/start/command.ts';
import { readBackupKey, readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';
import { restoreShop } from './restore-shop.ts';

const USAGE = '用法：npm run restore -- --from <备份> --into <新文件夹> (usage)';
/** Exit code of a shop that came and did not prove whole. */
const DOUBTFUL = 2;

function readArguments() {
  const { from, into } = parseArgs({ options: { from: { type: 'string' }, into: { type: 'string' } } }).values;
  if (!from || !into) throw new StartFailure(USAGE);
  return { from, into };
}

/** `npm run restore -- --from <backup> --into <folder>`: a shop as a backup shows it; exit code 1 where nothing came, 2 where a proof failed. */
async function main() {
  const { from, into } = readArguments();
  const { databaseUrl, databaseUrlDirect, storageUrl } = readConfig();
  const key = readBackupKey();
  const url = databaseUrlDirect ?? databaseUrl;
  if (url !== undefined) await reachDatabase(url);
  const begun = performance.now();
  const report = (text: string) => void process.stderr.write(`${text}\n`);
  const { manifest, findings } = await restoreShop({ from, into, key, databaseUrl: url, storageUrl, report });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const holds = `${manifest.tables.length} 张表的 ${rows} 行和备份里的一样，${manifest.files.count} 个文件`;
  process.stdout.write(`✓ 数据：${holds}，用时 ${seconds} 秒，数据截至 ${manifest.at}\n`);
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
  const isSound = findings.every(({ health }) => health !== 'failed');
  process.stdout.write(`请以 DATA_DIR=${into} 启动 (start with this folder)\n`);
  if (!isSound) process.exitCode = DOUBTFUL;
}

await runCommand(main);
