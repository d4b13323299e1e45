import process from 'node:process';
import type { App } from './app.ts';
import { readConfig } from './platform/start/config.ts';
import { type DatabaseSource, openSource } from './platform/start/source.ts';
import { checkPort } from './platform/http/port.ts';
import { StartFailure } from './platform/start-failure.ts';

const LONGEST_STOP_MS = 20_000;

const STAND_IN =
  '退款由演示渠道应答，不会真的付钱；正式经营请设置 PAYMENTS_STAND_IN=0 (refunds are answered by a stand-in that pays nobody)\n';

function fail(error: unknown): never {
  process.stderr.write(
    `${error instanceof StartFailure ? error.message : (error instanceof Error && error.stack) || String(error)}\n`,
  );
  process.exit(1);
}

/** Parts to stop, as far as the start has come. */
interface Running {
  database?: DatabaseSource;
  app?: { close(): Promise<void> };
}

/** Stops in order and once, however often it is asked: requests in flight first, the database last. */
function stopOnSignals(running: Running) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail(new StartFailure('停止超时，已强制退出。 (Stopping took too long.)')), LONGEST_STOP_MS).unref();
    await running.app?.close();
    await running.database?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop().catch(fail));
  // The launcher holds this channel; should it be killed, nobody is left to stop this process.
  process.on('disconnect', () => void stop().catch(fail));
  return () =>
    isStopping ||
    fail(
      new StartFailure('数据库意外停止，多次重新启动都没有成功，服务已退出。 (PostgreSQL ended and could not be started again.)'),
    );
}

/** The only time that a generated password is shown. */
function printFirstSignIn(first: Awaited<ReturnType<App['seed']>>) {
  if (!first) return;
  const asSet = '您在 ADMIN_PASSWORD 中设置的密码 (as set)';
  const password =
    first.generated === undefined ? asSet : `${first.generated}（首次登录后需修改 / to be changed at first sign-in）`;
  process.stdout.write(`登录账号 (account): ${first.account}  密码 (password): ${password}\n`);
  for (const { account, roleName, generated = asSet } of first.staff)
    process.stdout.write(`演示账号 (demonstration): ${account}（${roleName}）  密码 (password): ${generated}\n`);
}

const SETTLED_MS = 2000;

/**
 * Memory that only the start needed goes back to the system: parsed code, the declarations of tables and calls while they were
 * put together. An idle server takes a sixth less of it. Of the kinds of collection only `last-resort` shrinks the heap at once.
 */
function leaveStartBehind() {
  const collect = globalThis.gc;
  if (!collect) return;
  setTimeout(() => void collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), SETTLED_MS).unref();
}

async function main() {
  const config = readConfig();
  await checkPort(config.port);
  const running: Running = {};
  const whenDatabaseEnds = stopOnSignals(running);
  const source = openSource(config);
  // Waits for the source: a database that runs already answers at once, and its answer must not count as late while the code
  // loads, which lets nothing else run.
  if (config.databaseUrl !== undefined) await source;
  // The embedded one starts in a process of its own meanwhile.
  const [{ openApp }, database] = await Promise.all([import('./app.ts'), source]);
  running.database = database;
  void database.gone?.then(whenDatabaseEnds);
  const { paymentsStandIn: isStandIn } = config;
  const app = await openApp({ ...config, databaseUrl: database.url, wiring: database.wiring });
  running.app = app;
  if (config.databaseUrl !== undefined) process.stderr.write((await app.claimFolder()) ?? '');
  const first = await app.seed(config);
  await app.listen();
  printFirstSignIn(first);
  if (isStandIn ?? (await app.isDemonstration())) process.stdout.write(STAND_IN);
  process.stdout.write(`信号楼已启动，请在浏览器打开并登录 (ready): http://localhost:${config.port}\n`);
  leaveStartBehind();
}

await main().catch(fail);
