import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartFailure } from '#server/platform/start-failure.ts';

const PROGRAMS = ['mariadb-dump', 'mysqldump'];
/** Options by which a dump is one moment of the shop, takes no locks, and changes nothing. */
const READING = [
  '--single-transaction',
  '--quick',
  '--skip-lock-tables',
  '--hex-blob',
  '--skip-triggers',
  '--default-character-set=utf8mb4',
];
const LONGEST_ERROR = 500;
/** Folders that programs of a machine lie in. */
const PATH = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

export const isDatabaseAddress = (path: string): boolean => /^(mysql|mariadb):\/\//i.test(path);

/** Address without its password, as it may be shown. */
export function shownAddress(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}

interface Reading {
  options: string[];
  /** Passed beside the options, which everybody on the machine can read. */
  password: string;
}

/** Options by which the database of an address is read. */
export function readingOf(address: string): Reading {
  const url = URL.parse(address);
  const name = decodeURIComponent(url?.pathname.slice(1) ?? '');
  if (!url || url.hostname === '' || name === '')
    throw new StartFailure('数据库地址不完整，请写成 mysql://用户:密码@主机:3306/库名。 (Not the address of a database.)');
  const socket = url.searchParams.get('socket');
  const place = socket ? [`--socket=${socket}`] : [`--host=${url.hostname}`, `--port=${url.port || '3306'}`, '--protocol=tcp'];
  const user = decodeURIComponent(url.username || 'root');
  return { options: [...place, `--user=${user}`, ...READING, '--', name], password: decodeURIComponent(url.password) };
}

function start(program: string, { options, password }: Reading) {
  // Files of options could say anything, also where to write.
  const child = spawn(program, ['--no-defaults', ...options], {
    env: { PATH, MYSQL_PWD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return child;
}

/** The program of the machine that reads such databases, begun. */
async function begun(reading: Reading) {
  for (const program of PROGRAMS) {
    const child = start(program, reading);
    const isThere = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)]);
    if (isThere) return child;
  }
  throw new StartFailure(
    '这台机器上没有 mariadb-dump 或 mysqldump，请安装（Debian：apt install mariadb-client），或在旧服务器上导出备份再搬。 (No client of MySQL.)',
  );
}

/** Text of a database as its own program dumps it, in pieces: read only, one moment of the shop, nothing of it kept. */
export async function* piecesOfDatabase(address: string, hasRows: boolean): AsyncGenerator<string> {
  const { options, password } = readingOf(address);
  const child = await begun({ options: hasRows ? options : ['--no-data', ...options], password });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, LONGEST_ERROR);
  });
  try {
    yield* child.stdout.setEncoding('utf8') as AsyncIterable<string>;
    const [code] = await ended;
    if (code !== 0)
      throw new StartFailure(`读不了旧店的数据库：${said.trim()}，请检查地址、账号和权限。 (The database cannot be read.)`);
  } finally {
    child.kill();
  }
}
