import type { Wiring } from '../database/connect.ts';
import { hearsFrom, poolingOf } from '../database/wire/pooling.ts';
import { reachDatabase } from '../database/connection/reach.ts';
import { StartFailure } from '../start-failure.ts';

const BY_STATEMENT =
  '连接池按语句分配连接（pool_mode = statement），事务不能用，请改成 session。 (The pooler is in statement mode; set pool_mode = session.)';
const BY_TRANSACTION =
  '连接池按事务分配连接（pool_mode = transaction），会听不到其他服务的消息。请改成 session，或把绕过连接池的地址写进 DATABASE_URL_DIRECT。 (The pooler is in transaction mode: set pool_mode = session, or DATABASE_URL_DIRECT to an address past it.)';
const DIRECT_IS_POOLED =
  'DATABASE_URL_DIRECT 也经过按事务分配连接的连接池，请写数据库自己的地址。 (DATABASE_URL_DIRECT has to lead past the pooler.)';
const ELSEWHERE =
  'DATABASE_URL_DIRECT 和 DATABASE_URL 通向的不是同一个数据库，请检查两个地址。 (DATABASE_URL_DIRECT leads to another database.)';

/** Proves what stands between here and the owner's PostgreSQL; a pooler that would lose news without a word stops the start. */
export async function proveWiring(url: string, directUrl: string | undefined): Promise<Wiring> {
  await reachDatabase(url);
  const pooling = await poolingOf(url);
  if (pooling === 'statement') throw new StartFailure(BY_STATEMENT);
  if (directUrl === undefined) {
    if (pooling === 'transaction') throw new StartFailure(BY_TRANSACTION);
    return {};
  }
  await reachDatabase(directUrl, 'DATABASE_URL_DIRECT');
  if ((await poolingOf(directUrl)) !== 'session') throw new StartFailure(DIRECT_IS_POOLED);
  if (!(await hearsFrom(directUrl, url))) throw new StartFailure(ELSEWHERE);
  return { directUrl, isLent: pooling === 'transaction' };
}
