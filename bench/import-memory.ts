/** Imports a long sheet, as csv and as a workbook, and watches the server's memory at each step. Usage: npm run bench:import -- --rows 100000 --format xlsx */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { toCsv } from '#server/platform/sheets/csv.ts';
import { xlsxOf } from '#server/platform/sheets/xlsx.ts';
import { watchMemory } from './memory.ts';
import { PASSWORD, type Cluster, freePort, startCluster, startServer } from './cluster.ts';
import { ask } from './load.ts';
import { type Caller, openStaff } from './storefront.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, format: { type: 'string', multiple: true, default: ['csv', 'xlsx'] } },
});
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const HEADERS = ['商品编码', '商品名称', '商品分类', '售价', '原价', '成本价', '库存', '商品编号', '单位', '商品简介'];
const rowOf = (n: number): string[] => {
  const figures = [`${10 + (n % 900)}.50`, '999.00', '5.00', String(n % 500)];
  return [
    `P${n}`,
    `进口商品 ${n}`,
    `分类 ${n % 50}`,
    ...figures,
    `69${String(n).padStart(11, '0')}`,
    '件',
    '简介写得不长也不短，和真的一样',
  ];
};

async function fileOf(rows: number, format: string): Promise<File> {
  const lines = Array.from({ length: rows }, (_, at) => rowOf(at + 1));
  if (format === 'csv') return new File([new Uint8Array(toCsv([HEADERS, ...lines]))], '商品.csv');
  const columns = HEADERS.map((title, at) => ({ title, value: (row: string[]) => row[at] ?? '' }));
  async function* pages() {
    for (let at = 0; at < lines.length; at += 1000) yield lines.slice(at, at + 1000);
  }
  const bytes = await Array.fromAsync(xlsxOf({ columns, rows: pages() }, new Date()));
  return new File([new Uint8Array(Buffer.concat(bytes))], '商品.xlsx');
}

async function finished(staff: Caller, jobId: number) {
  for (;;) {
    const job = await staff.run(jobCalls.info, { id: jobId });
    if (job.state === 'done' || job.state === 'failed') return job;
    await sleep(500);
  }
}

async function tokenOf(port: number): Promise<string> {
  const body = JSON.stringify({ account: 'admin', pwd: PASSWORD });
  return String(Object((await ask(port, { method: 'POST', path: '/api/admin/login', body })).data).token);
}

async function uploaded(port: number, token: string, file: File) {
  const body = new FormData();
  body.append('multipart', file);
  const address = `http://127.0.0.1:${port}/api${importCalls.preview.path}`;
  const answer = await fetch(address, { method: 'POST', headers: { 'authori-zation': token }, body });
  return importCalls.preview.returns.parse(Object(await answer.json()).data);
}

async function measure(cluster: Cluster, format: string): Promise<void> {
  const server = await startServer(await cluster.createDatabase(`import_${format}`), cluster.folder, await freePort());
  try {
    const { port } = server;
    const staff = await openStaff(`http://127.0.0.1:${port}`, PASSWORD);
    const token = await tokenOf(port);
    const file = await fileOf(Number(values.rows), format);
    await sleep(3000);
    const during = watchMemory(server.process.pid ?? 0);
    const preview = await during(() => uploaded(port, token, file));
    const { uploadId, columns, rows } = preview.value;
    say({ format, step: 'preview', rows, ...preview.figures });
    const plan = { uploadId, columns: columns.map(({ index, field }) => ({ index, field })) };
    const sent = {
      method: 'POST',
      path: `/api${importCalls.dryRun.path}`,
      headers: { 'authori-zation': token },
      body: JSON.stringify(plan),
    } as const;
    for (const round of [1, 2]) {
      const dry = await during(() => ask(port, sent));
      const { created, unchanged } = Object(dry.value.data);
      say({ format, step: `dry run ${round}`, created, unchanged, ...dry.figures });
      const run = await during(async () => finished(staff, (await staff.run(importCalls.run, plan)).jobId));
      say({ format, step: `run ${round}`, message: run.value.message, ...run.figures });
    }
  } finally {
    await server.stop();
  }
}

const cluster = await startCluster();
try {
  for (const format of values.format) await measure(cluster, format);
} finally {
  await cluster.close();
}
