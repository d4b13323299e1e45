import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import '#contract/index.ts';
import { HOUR } from '#contract/durations.ts';
import { showMoment } from '#contract/moment.ts';
import { openBackupAt } from './platform/backup/open-place.ts';
import { systemClock } from './platform/clock.ts';
import { reachDatabase } from './platform/database/connection/reach.ts';
import { type Finding, examineAll, lineOf } from './platform/doctor/finding.ts';
import { namedMoment } from './platform/past/past.ts';
import { readMomentArgument } from './platform/start/moment-argument.ts';
import { openBeside, runCommand } from './platform/start/command.ts';
import { readBackupKey, readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';
import { restoreMoment } from './platform/backup/restore-moment.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { proofsOf } from './prove-restored.ts';
import { restoreShop } from './restore-shop.ts';

const USAGE =
  '用法：npm run restore -- --from <备份或 s3://…> --into <新文件夹>，或 npm run restore -- --to "14:05" --into <新文件夹>，或 npm run restore -- --to "14:05" --beside [--port <端口>] [--host <地址>] (usage)';
/** Exit code of a shop that came and did not prove whole. */
const DOUBTFUL = 2;
/** The shop of a moment lets people in who may have been shut out since, so it is open to this machine alone unless told. */
const THIS_MACHINE = '127.0.0.1';
const LAST_PORT = 65_535;
/** Longest that the shop of a moment is looked at. */
const LOOK_HOURS = 2;

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { from: text, to: text, into: text, beside: { type: 'boolean' }, port: text, host: text } as const;
  const { from, to, into, beside, port = '0', host = THIS_MACHINE } = parseArgs({ options }).values;
  if (beside ? !to || from || into : !into || (from ? to : !to)) throw new StartFailure(USAGE);
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    throw new StartFailure(`--port 要是 0 到 ${LAST_PORT} 的整数 (--port has to be 0 to ${LAST_PORT})`);
  return { from, to, into, beside: beside && { port: Number(port), host } };
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

/** Configuration of a shop on the embedded database, and a moment of it. */
function readMoment(to: string) {
  const { databaseUrl, ...config } = readConfig();
  if (databaseUrl !== undefined) throw notEmbedded();
  return { config, moment: readMomentArgument(to, systemClock.now()) };
}

async function toMoment(to: string, into: string): Promise<void> {
  const { config, moment } = readMoment(to);
  const { dataDir, storageUrl } = config;
  const begun = performance.now();
  const findings = await restoreMoment({ dataDir, moment, into, storageUrl, prove: proveMoment(storageUrl), report });
  process.stdout.write(`✓ 数据：${showMoment(moment)} 的商店，用时 ${secondsSince(begun)} 秒\n`);
  tellFindings(findings, into);
}

/** Waits until somebody ends it, or time is over. */
async function whileLookedAt(gone: Promise<void>): Promise<void> {
  const over = new AbortController();
  const told = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal, { signal: over.signal }));
  const late = sleep(LOOK_HOURS * HOUR, undefined, { signal: over.signal });
  await Promise.race([gone, late, ...told]);
  over.abort();
  await Promise.allSettled([late, ...told]);
}

async function besideShop(to: string, at: { port: number; host: string }): Promise<void> {
  const { config, moment } = readMoment(to);
  const begun = performance.now();
  const { showMoment: show } = await import('./show-moment.ts');
  const { address, gone, close } = await show({ config, moment, ...at, report });
  process.stdout.write(
    `✓ 这是 ${namedMoment(moment)} 的商城，只能查看，用时 ${secondsSince(begun)} 秒，请用那时的账号登录：${address}${config.basePath}/\n` +
      `按 Ctrl-C 结束，${LOOK_HOURS} 小时后自动结束；结束后临时文件夹会删除 (read-only; Ctrl-C ends it)\n`,
  );
  await whileLookedAt(gone).finally(close);
  process.stdout.write('已结束，临时文件夹已删除 (ended)\n');
}

/**
 * `npm run restore`: a shop as a backup shows it, or as it was at a moment, in a folder or to look at beside the shop; exit code 1 where nothing came, 2 where a
 * proof failed.
 */
async function main() {
  const { from, to = '', into = '', beside } = readArguments();
  if (beside) return besideShop(to, beside);
  return from ? fromBackup(from, into) : toMoment(to, into);
}

await runCommand(main);
