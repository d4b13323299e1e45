import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { showMoment } from '#contract/moment.ts';
import { isFolderShared } from './claim-folder.ts';
import { lastBackup } from './maintenance/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/connect.ts';
import {
  type Examination,
  type Examined,
  type Finding,
  doubtful,
  examineAll,
  failed,
  fine,
  lineOf,
} from './platform/doctor/finding.ts';
import { examineDisk, examineStorage, examineVersions } from './platform/doctor/machine.ts';
import { examineBeat, examineClock, examineDatabase, examinePooler } from './platform/doctor/wiring.ts';
import { baseCopies } from './platform/embedded/journal.ts';
import { homeOf, isOnSameDisk } from './platform/embedded/journal-home.ts';
import { runningCluster, runningEmbedded } from './platform/embedded/index.ts';
import { createHttpClient } from './platform/http-client/http-client.ts';
import { createMailClient } from './platform/mail-client/mail-client.ts';
import { openSecrets } from './platform/secrets.ts';
import { type Beside, openBeside, reachShop } from './platform/start/command.ts';
import { type Config, readConfig } from './platform/start/config.ts';
import { StartFailure } from './platform/start-failure.ts';
import { examineChain, examineTallies } from './prove-restored.ts';
import { tryServices } from './services/index.ts';

async function examineBackup({ db }: Database): Promise<Examined> {
  const last = await lastBackup(db);
  const remedy = '请运行 npm run backup -- --to <文件夹>，并把备份放到另一台机器上';
  if (last?.madeAt === undefined) return doubtful('还没有用 npm run backup 备份过', remedy);
  const when = `上次备份做于 ${showMoment(new Date(last.madeAt))}`;
  return last.isMade ? fine(when) : doubtful(`最近一次备份没有做成，${when}`, remedy);
}

/** Copies and log that lead to any moment: on the disk of the database they go with it. */
async function examineLog(dataDir: string): Promise<Examined> {
  const cluster = runningCluster(dataDir);
  if (cluster === undefined) return fine('自己的 PostgreSQL，由它的管理员保留');
  if (!existsSync(homeOf(cluster))) return failed(`存放副本和日志的文件夹 ${homeOf(cluster)} 不在`, '请挂上那块磁盘');
  if (baseCopies(cluster).length === 0) return doubtful('没有可恢复到任意时刻的副本', '请在“备份”里打开每天备份');
  if (!isOnSameDisk(cluster)) return fine(`副本和日志在另一块磁盘 ${homeOf(cluster)}`);
  return doubtful('副本和日志与数据库在同一块磁盘，坏了会一起丢', '请把 BACKUP_LOG_DIR 设为另一块磁盘上的文件夹，再重新启动');
}

const UNSET = '：未配置';

async function examineServices({ write, ...database }: Beside, { dataDir, innerHosts }: Config): Promise<Examined> {
  const clients = { httpClient: createHttpClient(innerHosts), mailClient: createMailClient(innerHosts) };
  const tried = await tryServices({ database, write, clock: systemClock, secrets: openSecrets(dataDir), ...clients });
  const failing = tried.filter(({ isFailing }) => isFailing).map(({ line }) => line);
  const connected = tried.map(({ line }) => line).filter((line) => !line.endsWith(UNSET));
  const rest = `${tried.length - connected.length} 项没有配置`;
  if (failing.length === 0) return fine([...connected, rest].join('；'));
  return failed(failing.join('；'), '请在 系统运行 › 外部服务 按提示修改设置，再点检测');
}

async function examineFolder(database: Database, { dataDir, databaseUrl }: Config): Promise<Examined> {
  if (databaseUrl === undefined) return fine('内置数据库就在数据文件夹里');
  if (await isFolderShared({ database, dataDir })) return fine('和上次运行的服务用的是同一个');
  return doubtful('和上次运行的服务用的不是同一个数据文件夹', '请让所有服务的 DATA_DIR 指向同一个共享文件夹');
}

/** Examinations of a shop, those first on which others rest. */
function examinationsOf(config: Config, reach: () => Promise<Beside>): Examination[] {
  const { databaseUrl, databaseUrlDirect: directUrl, dataDir, storageUrl } = config;
  const addresses = () => ({ url: databaseUrl ?? runningEmbedded(dataDir), directUrl });
  const onDatabase = (name: string, label: string, look: (database: Beside) => Promise<Examined>): Examination => ({
    name,
    label,
    after: 'database',
    examine: async () => look(await reach()),
  });
  return [
    { name: 'database', label: '数据库', examine: async () => examineDatabase(await reach()) },
    { name: 'pooler', label: '连接池', after: 'database', examine: async () => examinePooler(addresses()) },
    onDatabase('beat', '消息', (database) => examineBeat(addresses(), database)),
    onDatabase('clock', '时钟', (database) => examineClock(database, () => systemClock.now().getTime())),
    { name: 'versions', label: '版本', after: 'database', examine: async () => examineVersions(directUrl ?? addresses().url) },
    { name: 'disk', label: '磁盘', examine: () => examineDisk(dataDir) },
    { name: 'storage', label: '文件', examine: () => examineStorage(storageUrl, dataDir) },
    onDatabase('folder', '数据文件夹', (database) => examineFolder(database, config)),
    onDatabase('chain', '操作日志', (database) => examineChain(database, dataDir)),
    onDatabase('tallies', '计数', examineTallies),
    onDatabase('backup', '备份', examineBackup),
    onDatabase('log', '恢复到时刻', () => examineLog(dataDir)),
    onDatabase('services', '外部服务和邮件', (database) => examineServices(database, config)),
  ];
}

/** Examines the shop of the environment. */
async function examineShop(tell: (finding: Finding) => void): Promise<Finding[]> {
  const config = readConfig();
  const settings: Finding = { name: 'settings', label: '环境变量', ...fine('都认识，写法都对') };
  tell(settings);
  let opened: Beside | undefined;
  const reach = async (): Promise<Beside> => (opened ??= openBeside(await reachShop(config)));
  const found = await examineAll(examinationsOf(config, reach), tell);
  await opened?.close();
  return [settings, ...found];
}

/** `npm run doctor [-- --json]`: looks at all that a shop rests on, and says what to do; exit code 1 where something failed. */
async function main(): Promise<void> {
  const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values;
  const tell = (finding: Finding) => void (json || process.stdout.write(`${lineOf(finding)}\n`));
  const findings = await examineShop(tell).catch((error: unknown): Finding[] => {
    if (!(error instanceof StartFailure)) throw error;
    const finding: Finding = { name: 'settings', label: '环境变量', health: 'failed', says: error.message };
    tell(finding);
    return [finding];
  });
  const isSound = findings.every(({ health }) => health === 'ok' || health === 'warning');
  if (json) process.stdout.write(`${JSON.stringify({ ok: isSound, findings }, null, 2)}\n`);
  process.exit(isSound ? 0 : 1);
}

await main();
