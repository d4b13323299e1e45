import process from 'node:process';
import { z } from 'zod';
import { StartFailure } from './start-failure.ts';

const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();
const port = z.coerce.number('要是数字').int('要是整数').min(0, '不能小于 0').max(65_535, '不能大于 65535');
const yes = z.enum(['0', '1'], '只能是 0 或 1').transform((value) => value === '1');

const hosts = z
  .string()
  .transform((value) => value.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .default([]);

// An empty variable counts as one that is not set: compose files and shells make them easily.
const Environment = z.object({
  PORT: port.default(8080),
  DATABASE_URL: text,
  DATA_DIR: z.string().default('./data'),
  STORAGE_URL: text,
  ADMIN_PASSWORD: text,
  DEMO: yes.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], '没有这个级别').default('info'),
  TRUST_PROXY: yes.default(false),
  OUTGOING_HOSTS: hosts,
});

export interface Config {
  readonly port: number;
  /** None: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** None: files live in the data folder. */
  readonly storageUrl: string | undefined;
  /** None: a random one, printed once. */
  readonly adminPassword: string | undefined;
  /** Fill an empty database with a demonstration shop. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Believe the address that a balancer in front reports. */
  readonly trustProxy: boolean;
  /** Hosts of the owner's own network that the server may ask. */
  readonly innerHosts: readonly string[];
}

/** The only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(filled);
  if (!data) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('；');
    throw new StartFailure(`环境变量有误：${faults}。 (Some environment variables are invalid.)`);
  }
  return {
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    storageUrl: data.STORAGE_URL,
    adminPassword: data.ADMIN_PASSWORD,
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    innerHosts: data.OUTGOING_HOSTS,
  };
}
