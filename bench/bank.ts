/**
 * Reads a statement of a bank in twice and prints what each step took: time, memory of the server, transactions, and pages of the tables that
 * lines and their receipts and payments stand in. Usage: npm run bench:bank -- --lines 100000
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { columnsOf } from '#contract/cashier/bank-columns.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { showMoment } from '#contract/moment.ts';
import { toCsv } from '#server/platform/sheets/csv.ts';
import { PASSWORD, freePort, startCluster, startServer } from './cluster.ts';
import { beginFilling } from './filling.ts';
import { ask } from './load.ts';
import { watchMemory } from './memory.ts';
import { type Caller, openStaff } from './storefront.ts';

const { values } = parseArgs({ options: { lines: { type: 'string', default: '100000' } } });
const lines = Number(values.lines);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const DAYS = 60;
const HEADINGS = ['交易时间', '收入', '支出', '余额', '对方户名', '流水号', '附言'];

interface Movement {
  at: Date;
  isIn: boolean;
  fen: number;
  name: string;
  serial: string;
}

/** Line `n` of the file; some three hundred of a hundred thousand have one amount. */
function movement(n: number, end: Date): Movement {
  const at = new Date(Math.floor((end.getTime() - ((lines - n) * DAYS * 86_400_000) / lines) / 1000) * 1000);
  const name = `武汉客户${(n * 7919) % 5000}`;
  return { at, isIn: n % 5 !== 0, fen: 1000 + 100 * ((n * 104_729) % 317), name, serial: `S${String(n).padStart(12, '0')}` };
}

const yuan = (fen: number) => (fen / 100).toFixed(2);

function fileOf(end: Date): File {
  let balance = 1_000_000_00;
  const rows = Array.from({ length: lines }, (_, at) => {
    const { at: moment, isIn, fen, name, serial } = movement(at + 1, end);
    balance += isIn ? fen : -fen;
    return [showMoment(moment), isIn ? yuan(fen) : '', isIn ? '' : yuan(fen), yuan(balance), name, serial, '货款'];
  });
  return new File([new Uint8Array(toCsv([HEADINGS, ...rows]))], '流水.csv');
}

/** Gives, of three lines, one its document by the number, one by amount, name and day, and the third none. */
async function fillDocuments(client: pg.Client, end: Date): Promise<void> {
  const documents = Array.from({ length: lines }, (_, at) => ({ n: at + 1, ...movement(at + 1, end) })).filter(
    ({ n }) => n % 3 > 0,
  );
  await beginFilling(client);
  const listed = (isIn: boolean) =>
    documents
      .filter((one) => one.isIn === isIn)
      .map(({ n, at, fen, name, serial }) => ({ n, at, amount: fen, name, serial: n % 3 === 1 ? serial : '' }));
  const source = `json_to_recordset($1) as d (n int, at timestamptz, amount bigint, name text, serial text)`;
  await client.query(
    `insert into cash_receipt (receipt_no, mer_id, biz_type, biz_no, payer, method, amount, trade_no, remark, vouchers, received_at, cashier_id, cashier,
       status, confirmer, confirm_time)
     select 'SK' || lpad(n::text, 14, '0'), 0, 9, '', name, 'transfer', amount, serial, '', '[]', at, 1, '管理员', 1, '管理员', at from ${source}`,
    [JSON.stringify(listed(true))],
  );
  await client.query(
    `insert into cash_payment (payment_no, biz_type, biz_no, mer_id, payee, bank, account, amount, reason, status, applicant_id, applicant, auditor_id,
       auditor, audit_time, payer_id, payer, paid_at, payout_no, vouchers)
     select 'FK' || lpad(n::text, 14, '0'), 9, '', 0, name, '', '', amount, '', 2, 1, '管理员', 2, '财务', at, 2, '财务', at, serial, '[]' from ${source}`,
    [JSON.stringify(listed(false))],
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze cash_receipt, cash_payment');
}

const FIGURES = `select (select xact_commit from pg_stat_database where datname = current_database())::float8 as transactions,
    sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0))::float8 as pages
  from pg_statio_user_tables where relname in ('bank_line', 'bank_match', 'bank_match_document', 'cash_receipt', 'cash_payment')`;

interface Figures {
  transactions: number;
  pages: number;
}

/** Time after which every backend has told its figures. */
const FIGURES_MS = 2500;

async function figuresOf(client: pg.Client): Promise<Figures> {
  await sleep(FIGURES_MS);
  const { rows } = await client.query<Figures>(FIGURES);
  return rows[0] ?? { transactions: 0, pages: 0 };
}

async function finished(staff: Caller, id: number): Promise<void> {
  for (;;) {
    const job = await staff.run(jobCalls.info, { id });
    if (job.state === 'done') return;
    if (job.state === 'failed') throw new Error(job.message);
    await sleep(200);
  }
}

async function tokenOf(port: number): Promise<string> {
  const body = JSON.stringify({ account: 'admin', pwd: PASSWORD });
  return String(Object((await ask(port, { method: 'POST', path: '/api/admin/login', body })).data).token);
}

async function checked(port: number, token: string, file: File) {
  const body = new FormData();
  body.append('multipart', file);
  const address = `http://127.0.0.1:${port}/api${bankStatementCalls.check.path}`;
  const answer = await fetch(address, { method: 'POST', headers: { 'authori-zation': token }, body });
  return bankStatementCalls.check.returns.parse(Object(await answer.json()).data);
}

async function bench(client: pg.Client, port: number, pid: number): Promise<void> {
  const end = new Date(Math.floor(Date.now() / 1000) * 1000);
  await fillDocuments(client, end);
  const file = fileOf(end);
  const base = `http://127.0.0.1:${port}`;
  const [staff, token] = [await openStaff(base, PASSWORD), await tokenOf(port)];
  await staff.run(bankAccountCalls.save, { name: '基本户', bank: 'other', number: '62220001', isClosed: false });
  const accountId = (await staff.run(bankAccountCalls.list, {}))[0]?.id ?? 0;
  await sleep(3000);
  const during = watchMemory(pid);
  for (const round of ['first', 'again']) {
    const { value: upload, figures: taking } = await during(() => checked(port, token, file));
    say({ step: `file taken, ${round}`, mb: Math.round(file.size / 2 ** 20), rows: upload.rows, ...taking });
    const before = await figuresOf(client);
    const columns = columnsOf(upload.first[upload.headerRow] ?? []);
    const { uploadId, headerRow } = upload;
    const read = async () =>
      finished(staff, (await staff.run(bankStatementCalls.read, { uploadId, accountId, headerRow, columns })).jobId);
    const { figures: reading } = await during(read);
    const after = await figuresOf(client);
    const [statement] = (await staff.run(bankStatementCalls.list, { accountId, page: 1, limit: 1 })).list;
    const { state, added, doubled, refused, left } = statement ?? {};
    const [transactions, pages] = [after.transactions - before.transactions, after.pages - before.pages];
    say({
      step: `read in, ${round}`,
      state,
      added,
      doubled,
      refused,
      left,
      ...reading,
      transactions,
      pagesPerLine: Math.round(pages / lines),
    });
  }
}

const cluster = await startCluster();
try {
  const url = await cluster.createDatabase('bank');
  const server = await startServer(url, cluster.folder, await freePort());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await bench(client, server.port, server.process.pid ?? 0).finally(async () => {
    await client.end();
    await server.stop();
  });
} finally {
  await cluster.close();
}
