import { describe, expect, it } from 'vitest';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { type BankField, columnsOf } from '#contract/cashier/bank-columns.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { fileJob, findRun } from '#server/jobs/index.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { readKind } from './read-kind.ts';

const shop = openShop();
const admin = shop.admin();
const { check, read, list, rows } = bankStatementCalls;
const HEAD = '交易时间,收入,支出,余额,对方户名,流水号';
let accounts = 0;
async function account(number = `7777000${(accounts += 1)}`): Promise<number> {
  await admin.run(bankAccountCalls.save, { name: `账户 ${number}`, bank: 'other', number, isClosed: false });
  return Math.max(...(await admin.run(bankAccountCalls.list, {})).map(({ id }) => id));
}
const upload = (lines: readonly string[], head = HEAD) =>
  admin.run(check, { file: new File([[head, ...lines].join('\n')], '流水.csv') });
async function taken(accountId: number, lines: readonly string[], head = HEAD, columns?: (BankField | null)[]) {
  const { uploadId, headerRow, first } = await upload(lines, head);
  const known = columns ?? columnsOf(first[headerRow] ?? []);
  const begun = await admin.run(read, { uploadId, accountId, headerRow, columns: known });
  return { ...begun, uploadId };
}
async function statement(accountId: number, lines: readonly string[], head = HEAD, columns?: (BankField | null)[]) {
  const { runId } = await taken(accountId, lines, head, columns);
  await shop.runQueued();
  const [latest] = (await admin.run(list, { accountId, page: 1, limit: 1 })).list;
  if (!latest) throw new Error('no statement');
  return { ...latest, runId };
}
const count = async (accountId: number) => (await admin.run(bankLineCalls.list, { accountId, page: 1, limit: 1 })).total;
const day = (number: number, more: string) => `2026-11-${String(number).padStart(2, '0')} 09:00:00,${more}`;

describe('a file of a bank', () => {
  it('is read once, however often and however much of it comes again', async () => {
    const mine = await account();
    const lines = [
      day(1, '100,,100,甲,'),
      day(2, '100,,200,甲,'),
      day(2, ',50,150,乙,N2'),
      day(3, '100,,,丙,'),
      day(3, '100,,,丙,'),
    ];
    expect(await statement(mine, lines)).toMatchObject({ added: 5, doubled: 0, refused: 0, left: 5 });
    expect(await statement(mine, lines)).toMatchObject({ added: 0, doubled: 5 });
    expect(await statement(mine, [...lines.slice(2), day(4, '1,,,丁,')])).toMatchObject({ added: 1, doubled: 3 });
    expect(await count(mine)).toBe(6);
  });

  it('is read once by two people at the same moment', async () => {
    const mine = await account();
    const lines = [day(1, '1,,1,甲,A'), day(2, '1,,2,甲,B')];
    await Promise.all([taken(mine, lines), taken(mine, lines.toReversed())]);
    await shop.runQueued();
    expect(await count(mine)).toBe(2);
  });

  it('says whether its balances follow, and what is missing since the statement before', async () => {
    const mine = await account();
    expect(await statement(mine, [day(1, '100,,100,甲,1'), day(2, ',30,70,乙,2')])).toMatchObject({
      state: 'even',
      opening: 0,
      closing: 7000,
      inSum: 10_000,
      outSum: 3000,
      gap: 0,
      missing: null,
    });
    expect(await statement(mine, [day(5, '10,,90,甲,3'), day(6, '10,,120,甲,4')])).toMatchObject({
      state: 'gap',
      gap: 2000,
      gapRow: 3,
      missing: 1000,
    });
    expect(await statement(mine, [day(7, '10,,,甲,5')])).toMatchObject({ state: 'unknown', gap: null, missing: null });
  });

  it('goes on where it was broken off', async () => {
    const mine = await account();
    const lines = Array.from({ length: 1200 }, (_, at) => day(1 + (at % 20), `${at + 1},,,甲,S${at}`));
    const { jobId, runId } = await taken(mine, lines);
    await expect(fileJob(readKind).run(powerCutAfter(shop, 2), { jobId, by: { id: 1, name: '站长' } })).rejects.toThrow(
      'the power is gone',
    );
    await shop.runDue();
    expect(await findRun(shop.db, runId)).toMatchObject({ state: 'done', changed: 1200, unchanged: 0 });
    expect(await count(mine)).toBe(1200);
  });

  it('costs a portion the same statements, however many lines that have their receipt it holds', async () => {
    const readIn = async (length: number) => {
      const mine = await account();
      const lines = Array.from({ length }, (_, at) => day(1 + (at % 20), `${at + 1}.50,,,丙,P${length}-${at}`));
      for (const at of [0, length - 1])
        await admin.run(cashReceiptCalls.save, {
          bizType: 9,
          payer: '丙',
          method: 'transfer',
          tradeNo: `P${length}-${at}`,
          amount: at * 100 + 150,
          receivedAt: new Date('2026-11-02T02:00:00Z'),
        });
      await taken(mine, lines);
      const sent = await shop.countQueries(() => shop.runQueued());
      expect((await admin.run(list, { accountId: mine, page: 1, limit: 1 })).list[0]).toMatchObject({
        added: length,
        left: length - 2,
      });
      return sent;
    };
    await readIn(2);
    expect(await readIn(199)).toBe(await readIn(20));
  });

  it('names the rows that it cannot read', async () => {
    const mine = await account();
    const { runId, refused } = await statement(mine, [day(1, '一百,,,甲,1'), day(2, '1,,,甲,2')]);
    expect(refused).toBe(1);
    const { list: bad } = await admin.run(rows, { id: runId, page: 1, limit: 10 });
    expect(bad.map(({ row, reason }) => [row, reason])).toEqual([[2, '收入金额“一百”不正确，应为最多两位小数的金额']]);
  });
});

describe('a file of another bank', () => {
  const head = '日子,进账,出账,谁';
  const columns: BankField[] = ['day', 'moneyIn', 'moneyOut', 'name'];

  it('is read by the headings that staff have named once', async () => {
    const mine = await account('99990001');
    await expect(taken(mine, ['2026-11-01,1,,甲'], head, [null, null, null, null])).rejects.toMatchObject({
      message: '请指出哪一列是交易日期',
    });
    await expect(taken(mine, ['2026-11-01,1,,甲'], head, ['day', 'day', 'moneyIn', 'moneyOut'])).rejects.toMatchObject({
      message: '“交易日期”只能选一列',
    });
    expect(await statement(mine, ['2026-11-01,1,,甲'], head, columns)).toMatchObject({ added: 1 });
    const again = await upload(['2026-11-02,2,,乙'], `账号,99990001\n${head}`);
    expect(again).toMatchObject({ accountId: mine, headerRow: 1, number: '999*0001' });
  });

  it('is not read into the account of another, nor into one that is closed', async () => {
    const mine = await account('88880001');
    const { uploadId } = await upload(['2026-11-01,1,,甲'], `账号,99990009\n${head}`);
    const asked = { uploadId, accountId: mine, headerRow: 1, columns };
    await expect(admin.run(read, asked)).rejects.toMatchObject({ message: /尾号 0009/ });
    await admin.run(bankAccountCalls.update, { id: mine, name: '停用', bank: 'other', number: '88880001', isClosed: true });
    await expect(admin.run(read, asked)).rejects.toMatchObject({ message: '这个银行账户已停用，请先启用' });
  });

  it('is read once', async () => {
    const mine = await account();
    const { uploadId } = await taken(mine, ['2026-11-01,1,,甲'], head, columns);
    await expect(admin.run(read, { uploadId, accountId: mine, headerRow: 0, columns })).rejects.toMatchObject({
      message: '这份文件已经开始导入，请在对账单列表里查看',
    });
    await shop.runQueued();
  });

  it('is one of its owner alone', async () => {
    const { uploadId } = await upload(['2026-11-01,1,,甲'], head);
    const other = shop.admin({ account: 'elsewho' });
    await expect(other.run(read, { uploadId, accountId: 1, headerRow: 0, columns })).rejects.toMatchObject({ code: 404 });
  });

  it.each([
    ['nothing in it', new File([''], 'a.csv')],
    ['a page of a browser', new File(['<html><table></table></html>'], 'a.xls')],
    ['one row', new File([HEAD], 'a.csv')],
    ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], 'a.csv')],
    ['an XML of something else', new File(['<?xml version="1.0"?><a/>'], 'a.xml')],
  ])('is refused with %s', async (_, file) => {
    await expect(admin.run(check, { file })).rejects.toMatchObject({ code: 400 });
  });
});
