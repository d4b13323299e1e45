import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { pendingOf, readApplied, refuseUnknown } from '../database/upgrade/applied.ts';
import { readMigrations } from '../database/upgrade/shape.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Examined, doubtful, failed, fine } from './finding.ts';

const GB = 1024 ** 3;
const SCARCE = 5 * GB;
const LEAST = GB / 2;

/** Judges by the bytes that are free. */
export function judgeDisk(free: number, total: number): Examined {
  const says = `数据文件夹所在的磁盘还有 ${(free / GB).toFixed(1)} GB（共 ${Math.round(total / GB)} GB）`;
  if (free < LEAST) return failed(says, '马上就存不下了：请清理磁盘，或换一块更大的');
  return free < SCARCE ? doubtful(says, '请清理磁盘，或换一块更大的') : fine(says);
}

export async function examineDisk(dataDir: string): Promise<Examined> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return judgeDisk(bavail * bsize, blocks * bsize);
}

/** Puts a file down, reads it and removes it. */
export async function examineStorage(storageUrl: string | undefined, dataDir: string): Promise<Examined> {
  const storage = await openStorage(storageUrl, join(dataDir, 'files'));
  const place = storageUrl === undefined ? '文件夹' : '对象存储';
  const key = `download/doctor-${randomBytes(6).toString('hex')}.txt`;
  await storage.put(key, Buffer.from(key));
  const isSame = Buffer.from(await storage.get(key)).toString() === key;
  await storage.remove(key);
  return isSame ? fine(`${place}可以写入、读取和删除文件`) : failed(`${place}读出的文件和写入的不一样`, '请检查存储是否可靠');
}

const OLDEST_NODE = 24;

/** Versions of the program, of Node, and of the tables. */
export async function examineVersions(url: string): Promise<Examined> {
  const node = process.versions.node;
  if (Number.parseInt(node, 10) < OLDEST_NODE)
    return failed(`Node ${node} 太旧`, '请用 npm start 启动，它会用 node_modules 里的 Node 24');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const applied = await readApplied(client).finally(() => client.end());
  const migrations = await readMigrations();
  refuseUnknown(migrations, applied);
  const pending = pendingOf(migrations, applied).length;
  if (pending > 0 || applied.length === 0)
    return doubtful(`Node ${node}；数据库还差 ${pending} 步升级`, '启动服务时会升级：先备份，再启动');
  return fine(`Node ${node}；数据库已是这个版本的样子（${applied.length} 步升级）`);
}
