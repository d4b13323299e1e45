import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { logFaults } from '#contract/changes/change-log.ts';
import { labelOf } from '#contract/choices.ts';
import { verifySeals } from './changes/index.ts';
import type { SampleFile } from './platform/backup/restore-backup.ts';
import type { Database } from './platform/database/connect.ts';
import { type Examination, type Examined, doubtful, failed, fine } from './platform/doctor/finding.ts';
import { openSecrets } from './platform/secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import { tallyGaps } from './platform/tally/counts.ts';
import { SECRET_PLACES } from './renew-secrets.ts';

export async function examineChain({ db }: Database, dataDir: string): Promise<Examined> {
  const { last, broken } = await verifySeals(db, dataDir);
  if (!broken) return fine(`操作日志的 ${last.id} 环都和写下时一样`);
  const remedy = '请查是谁直接改过数据库；恢复过备份的，见 docs/operations.md 的 The log of acts';
  return failed(`操作 ${broken.changeId} ${labelOf(logFaults, broken.fault)}`, remedy);
}

export async function examineTallies({ db }: Database): Promise<Examined> {
  const gaps = await tallyGaps(db);
  if (gaps.length === 0) return fine('保存的计数和重新数的一样');
  const [first] = gaps;
  return failed(`${gaps.length} 个计数和重新数的不一样，如 ${first?.noun} ${first?.key}`, '请把这一行连同最近做过的事告诉开发者');
}

/** Sealed texts are longer; what is shorter was never sealed. */
const SEALED_LEAST = 40;
const TRIED = 100;

/** Texts that may be sealed; among settings most are not. */
async function sealedTexts({ db }: Database, { table, column }: (typeof SECRET_PLACES)[number]): Promise<string[]> {
  const [from, value] = [sql.identifier(table), sql.identifier(column)];
  const { rows } = await db.execute<{ kept: string }>(
    sql`select ${value} as kept from ${from} where length(${value}) >= ${SEALED_LEAST} limit ${TRIED}`,
  );
  return rows.map(({ kept }) => kept);
}

async function examineSecrets(database: Database, dataDir: string): Promise<Examined> {
  const { decrypt } = openSecrets(dataDir);
  let closed = 0;
  for (const place of SECRET_PLACES) {
    const texts = await sealedTexts(database, place);
    if (texts.some((text) => decrypt(text) !== undefined)) return fine('密钥打得开数据库里的密文');
    if (place.table !== 'config') closed += texts.length;
  }
  if (closed === 0) return fine('数据库里没有密文');
  return failed('密钥打不开数据库里的密文', '请找回做备份时的 storefront.key，或重新填写各处的密钥');
}

async function examineSample(storage: Storage, sample: SampleFile | undefined): Promise<Examined> {
  if (!sample) return doubtful('备份里没有文件', '文件放在别处的，请照那里的办法恢复');
  const hash = createHash('sha256');
  for await (const piece of await storage.read(sample.key)) hash.update(piece);
  if (hash.digest('hex') === sample.sha256) return fine('文件读得出来，和备份里的一样');
  return failed(`文件 ${sample.key} 和备份里的不一样`, '请检查磁盘，再恢复一次');
}

/** Proofs that a shop which came back from a backup owes beside its rows. */
export const proofsOf = (
  database: Database,
  { dataDir, storage, sample }: { dataDir: string; storage: Storage; sample: SampleFile | undefined },
): Examination[] => [
  { name: 'chain', label: '操作日志', examine: () => examineChain(database, dataDir) },
  { name: 'tallies', label: '计数', examine: () => examineTallies(database) },
  { name: 'secrets', label: '密钥', examine: () => examineSecrets(database, dataDir) },
  { name: 'files', label: '文件', examine: () => examineSample(storage, sample) },
];
