import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { showMoment } from '#contract/moment.ts';
import { openBackupAt } from './platform/backup/open-place.ts';
import { systemClock } from './platform/clock.ts';
import { reachDatabase } from './platform/database/connection/reach.ts';
import { type Finding, examineAll, lineOf } from './platform/doctor/finding.ts';
import { readMomentArgument } from './platform/start/moment-argument.ts';
import { openBeside, runCommand } from './platform/start/command.ts';
import { readBackupKey, readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';
import { restoreMoment } from './platform/backup/restore-moment.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { proofsOf } from './prove-restored.ts';
import { restoreShop } from './restore-shop.ts';

const USAGE =
  '用法：npm run restore -- --from <备份或 s3://…> --into <新文件夹>，或 npm run restore -- --to "14:05" --into <新文件夹> (usage)';
/** Exit code of a shop that came and did not prove whole. */
const DOUBTFUL = 2;

function readArguments() {
  const options = { from: { type: 'string' }, to: { type: 'string' }, into: { type: 'string' } } as const;
  const { from, to, into } = parseArgs({ options }).values;
  if (!into || (from ? to : !to)) throw new StartFailure(USAGE);
  return { from, to, into };
}

const report = (text: string) => void process.stderr.write(`${text}\n`);

/** Says what was proven of a shop that came; the exit code is 2 where a proof failed. */
function tellFindings(findings: readonly Finding[], into: string): void {
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
  process.stdout.write(`请以 DATA_DIR=${into} 启动 (start with this folder)\n`);
  if (findings.some(({ health }) => health === 'failed')) process.exitCode = DOUBTFUL;
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

async function fromBackup(from: string, into: string): Promise<void> {
  const { databaseUrl, databaseUrlDirect, storageUrl } = readConfig();
  const key = readBackupKey();
  const url = databaseUrlDirect ?? databaseUrl;
  if (url !== undefined) await reachDatabase(url);
  const open = await openBackupAt(from);
  const begun = performance.now();
  const { manifest, findings } = await restoreShop({ open, into, key, databaseUrl: url, storageUrl, report });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const holds = `${manifest.tables.length} 张表的 ${rows} 行和备份里的一样，${manifest.files.count} 个文件`;
  process.stdout.write(`✓ 数据：${holds}，用时 ${secondsSince(begun)} 秒，数据截至 ${manifest.at}\n`);
  tellFindings(findings, into);
}

const notEmbedded = () =>
  new StartFailure(
    '--to 只用于内置数据库；自己的 PostgreSQL 请用 pgBackRest 恢复到任意时刻，见 docs/operations.md。 (Use pgBackRest with your own PostgreSQL.)',
  );

/** Proofs of a shop of a moment; of its files none is known by then. */
const proveMoment = (storageUrl: string | undefined) => async (url: string, into: string) => {
  const storage = await openStorage(storageUrl, join(into, 'files'));
  const database = openBeside(url);
  const proofs = proofsOf(database, { dataDir: into, storage, sample: undefined }).filter(({ name }) => name !== 'files');
  return examineAll(proofs, () => {}).finally(() => database.close());
};

async function toMoment(to: string, into: string): Promise<void> {
  const { databaseUrl, dataDir, storageUrl } = readConfig();
  if (databaseUrl !== undefined) throw notEmbedded();
  const moment = readMomentArgument(to, systemClock.now());
  const begun = performance.now();
  const findings = await restoreMoment({ dataDir, moment, into, storageUrl, prove: proveMoment(storageUrl), report });
  process.stdout.write(`✓ 数据：${showMoment(moment)} 的商店，用时 ${secondsSince(begun)} 秒\n`);
  tellFindings(findings, into);
}

/** `npm run restore`: a shop as a backup shows it, or as it was at a moment; exit code 1 where nothing came, 2 where a proof failed. */
async function main() {
  const { from, to = '', into } = readArguments();
  await (from ? fromBackup(from, into) : toMoment(to, into));
}

await runCommand(main);
