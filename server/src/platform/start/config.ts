import { isIP } from 'node:net';
import process from 'node:process';
import { z } from 'zod';
import { StartFailure } from '../start-failure.ts';
import { unknownNames } from './unknown-names.ts';

const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();
const port = z.coerce.number('要是数字').int('要是整数').min(0, '不能小于 0').max(65_535, '不能大于 65535');
const address = z.string().refine((typed) => isIP(typed) !== 0, '要是本机的 IP 地址，如 127.0.0.1');
const yes = z.enum(['0', '1'], '只能是 0 或 1').transform((value) => value === '1');

const listed = z.string().transform((value) => value.split(',').flatMap((each) => each.trim().toLowerCase() || []));
const hosts = listed.default([]);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins = listed
  .refine((all) => all.every(isOrigin), '要是以逗号隔开的来源，如 https://admin.example.com，末尾不带 /')
  .default([]);

const NETWORK = /^[\da-f.:]+(\/\d{1,3})?$/;
const isNetwork = (text: string): boolean => NETWORK.test(text) && isIP(text.split('/')[0] ?? '') !== 0;
const proxies = listed
  .refine(
    (all) => /^\d$/.test(all.join()) || all.every(isNetwork),
    '要是前面有几层代理（0 到 9），或代理的地址、网段，以逗号隔开，如 10.0.0.0/8',
  )
  .transform((all) => (/^\d$/.test(all.join()) ? Number(all[0]) || false : all.join()))
  .default(false);

const basePath = z
  .string()
  .transform((typed) => typed.trim().replace(/\/+$/, ''))
  .refine((path) => path === '' || /^(\/[\w.~-]+)+$/.test(path), '要是 / 开头的路径，如 /shop，末尾不带 /')
  .default('');

// An empty variable counts as one that is not set: compose files and shells make them easily.
const Environment = z.object({
  PORT: port.default(8080),
  LISTEN_ADDRESS: address.default('0.0.0.0'),
  DATABASE_URL: text,
  DATABASE_URL_DIRECT: text,
  DATA_DIR: z.string().default('./data'),
  STORAGE_URL: text,
  ADMIN_PASSWORD: text,
  DEMO: yes.optional(),
  PAYMENTS_STAND_IN: yes.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], '没有这个级别').default('info'),
  BASE_PATH: basePath,
  TRUST_PROXY: proxies,
  CORS_ORIGINS: origins,
  CHAT_ORIGINS: origins,
  METRICS_TOKEN: text,
  OUTGOING_HOSTS: hosts,
  UPGRADE_COPY: yes.default(true),
  BACKUP_LOG_DIR: text,
});

/** Names for the check of a bridge. */
const BRIDGE = ['CONNECTOR_SECRET', 'CONNECTOR_ACCOUNT', 'CONNECTOR_PASSWORD', 'CONNECTOR_LINK', 'CONNECTOR_SHOP'];
const KNOWN = [...Object.keys(Environment.shape), ...BRIDGE, 'BACKUP_KEY'];

/** All that is wrong with the environment, in words. */
function faultsIn(
  names: readonly string[],
  error: z.ZodError | undefined,
  data: z.output<typeof Environment> | undefined,
): string[] {
  const lacksPooled = data?.DATABASE_URL_DIRECT !== undefined && data.DATABASE_URL === undefined;
  return [
    ...(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...(lacksPooled ? ['DATABASE_URL_DIRECT 要和 DATABASE_URL 一起写'] : []),
    ...unknownNames(names, KNOWN),
  ];
}

export interface Config {
  readonly port: number;
  /** Address of this machine that it listens at; all of them unless told. */
  readonly host: string;
  /** Address of the database; undefined for the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Address past a pooler that stands before that database. */
  readonly databaseUrlDirect: string | undefined;
  readonly dataDir: string;
  /** Bucket for files; undefined keeps them in the data folder. */
  readonly storageUrl: string | undefined;
  /** First password; undefined generates one, printed once. */
  readonly adminPassword: string | undefined;
  /** Fill an empty database with a demonstration shop. */
  readonly demo: boolean;
  /** A stand-in answers refunds, which pays nobody; else people pay them. A demonstration has one unless told. */
  readonly paymentsStandIn: boolean | undefined;
  readonly logLevel: string;
  /** Path that the shop is served below, such as `/shop`; blank at the top of its host. */
  readonly basePath: string;
  /** Proxies whose report of a client's address is believed: so many balancers in front, or those of these networks. */
  readonly trustProxy: number | string | false;
  /** Origins of clients that are served from elsewhere. */
  readonly corsOrigins: readonly string[];
  /** Origins that the chat script of our own pages may use; none leaves the script out. */
  readonly chatOrigins: readonly string[];
  /** Token of the metrics; undefined limits them to this machine. */
  readonly metricsToken: string | undefined;
  /** A copy of the embedded database is kept before migrations. */
  readonly upgradeCopy: boolean;
  /** Folder of another disk for the copies of the embedded database and its log; undefined leaves them where they are. */
  readonly logDir: string | undefined;
  /** Hosts of the owner's own network that the server may ask. */
  readonly innerHosts: readonly string[];
}

/** The only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(filled);
  const faults = faultsIn(Object.keys(filled), error, data);
  if (!data || faults.length > 0)
    throw new StartFailure(`环境变量有误：${faults.join('；')}。 (Some environment variables are invalid.)`);
  return {
    port: data.PORT,
    host: data.LISTEN_ADDRESS,
    databaseUrl: data.DATABASE_URL,
    databaseUrlDirect: data.DATABASE_URL_DIRECT,
    dataDir: data.DATA_DIR,
    storageUrl: data.STORAGE_URL,
    adminPassword: data.ADMIN_PASSWORD,
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    paymentsStandIn: data.PAYMENTS_STAND_IN,
    logLevel: data.LOG_LEVEL,
    basePath: data.BASE_PATH,
    trustProxy: data.TRUST_PROXY,
    corsOrigins: data.CORS_ORIGINS,
    chatOrigins: data.CHAT_ORIGINS,
    metricsToken: data.METRICS_TOKEN,
    upgradeCopy: data.UPGRADE_COPY,
    logDir: data.BACKUP_LOG_DIR,
    innerHosts: data.OUTGOING_HOSTS,
  };
}

/** Secret, account and addresses by which a bridge of an outside shop is checked. */
export const readBridgeKeys = (env: NodeJS.ProcessEnv = process.env) => ({
  secret: env['CONNECTOR_SECRET'] ?? '',
  account: env['CONNECTOR_ACCOUNT'],
  password: env['CONNECTOR_PASSWORD'],
  link: env['CONNECTOR_LINK'],
  shop: env['CONNECTOR_SHOP'],
});

const BACKUP_KEY_LEAST = 12;

/** Key that backups are encrypted with; undefined leaves them open. */
export function readBackupKey(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const key = env['BACKUP_KEY']?.trim() || undefined;
  if (key === undefined || key.length >= BACKUP_KEY_LEAST) return key;
  throw new StartFailure(`BACKUP_KEY 至少 ${BACKUP_KEY_LEAST} 个字。 (BACKUP_KEY is too short.)`);
}
