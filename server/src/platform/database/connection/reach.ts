import pg from 'pg';
import { StartFailure, systemCode } from '../../start-failure.ts';

const OLDEST = 15;
const PATIENCE_MS = 8_000;
const VARIABLE = 'DATABASE_URL';

/** The address without its password, for messages. */
function redacted(url: string) {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address ? `${address.hostname}${address.port && `:${address.port}`}${address.pathname}` : '';
}

function parse(url: string, variable: string) {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StartFailure(
    `${variable} 的写法不对，应为 postgresql://用户:密码@主机:5432/库名 。 (${variable} is not a PostgreSQL address.)`,
  );
}

function reasonOf(error: unknown) {
  const code = systemCode(error);
  if (code === '28P01' || code === '28000') return '用户名或密码不对';
  if (code === '3D000') return '没有这个数据库，请先创建';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '找不到这个主机';
  return '连接不上，请检查地址以及数据库是否在运行';
}

interface ServerFacts {
  version: string;
  encoding: string;
  /** May make schemas (before the first start) and tables. */
  maymake: boolean;
}

const FOUND = `
  select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
    has_schema_privilege('public', 'create')
    and (has_database_privilege(current_database(), 'create') or to_regnamespace('drizzle') is not null and to_regnamespace('pgboss') is not null)
    as maymake`;

function complaintOf({ version, encoding, maymake }: ServerFacts): string | undefined {
  if (Number.parseInt(version, 10) < OLDEST) {
    return `数据库是 PostgreSQL ${version}，需要 ${OLDEST} 或更新的版本。 (PostgreSQL ${OLDEST} or newer is needed.)`;
  }
  if (encoding !== 'UTF8') {
    return `数据库的编码是 ${encoding}，中文会出错，请用 create database … encoding 'UTF8' template template0 另建一个。 (The database is not in UTF8.)`;
  }
  if (!maymake) {
    return '数据库账号没有建表的权限，请让它成为这个库的所有者：alter database … owner to … 。 (The role may not create tables: make it the owner of the database.)';
  }
  return undefined;
}

/**
 * Proves that the owner's own PostgreSQL answers, is new enough, keeps Chinese and lets the role make its tables. `variable` is the one that
 * names its address.
 */
export async function reachDatabase(url: string, variable = VARIABLE): Promise<void> {
  const connectionString = parse(url, variable);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  // A connection that breaks here is reported by the call that was waiting on it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(FOUND);
    const complaint = rows[0] && complaintOf(rows[0]);
    if (complaint !== undefined) throw new StartFailure(complaint);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const detail = error instanceof Error ? error.message || systemCode(error) : String(error);
    throw new StartFailure(`数据库 ${redacted(url)} ${reasonOf(error)}。 (${variable} cannot be reached: ${detail}.)`);
  } finally {
    await client.end().catch(() => {});
  }
}
