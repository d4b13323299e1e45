import { inArray } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { bankLine, bringStatement, everyBankAccount, ignoreLines, saveBankAccount } from '#server/cashier/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { findPerson } from '../seed-staff.ts';

const HEADINGS = ['交易时间', '收入金额', '支出金额', '余额', '对方户名', '对方账号', '流水号', '摘要', '附言'];
const OPENING = 23_681_240;

/** Days since it was booked, amount in fen with its sign, the other side, number of the bank, summary and remark. */
const LINES: readonly (readonly [days: number, amount: number, name: string, serial: string, summary: string, remark: string])[] =
  [
    [8.2, -186_000, '武昌青山印刷厂', 'CCB2026112200311', '转账汇款', '印制费'],
    [8, 500_000, '武汉局集团公司武昌车务段', 'ICBC20261122000118', '电子汇入', 'HT-2026-118 站台标识采购定金'],
    [6, -1500, '', 'CCB2026112400008', '对公账户管理费', ''],
    [5.5, -94_260, '武汉站前物业有限公司', 'HD20260602', '转账汇款', '十一月水电'],
    [4, 88_000, '孝感站服务有限公司', 'CCB2026112600417', '电子汇入', '文创货款'],
    [2, 3642, '', 'CCB2026112800001', '结息', ''],
    [1.2, -127_835, '武汉顺路速递有限公司', 'CCB2026112900522', '转账汇款', '快递月结'],
    [0.2, 300_000, '宜昌客运段工会', 'CCB20261130000131', '电子汇入', '慰问礼盒定金'],
  ];

const FEE = 'CCB2026112400008';

/** The statement of an account: what is certain is matched, a fee is ignored, and the rest waits for the accountant. */
export async function seedBank(write: Write): Promise<void> {
  const accountant = await findPerson(write, 'caiwu');
  if (!accountant) return;
  const then = { ...ago(write, 15), actor: accountant };
  await saveBankAccount(then, { name: '建行基本户', bank: 'ccb', number: '42050110640000001234', isClosed: false });
  await saveBankAccount(then, { name: '工行一般户', bank: 'icbc', number: '3202009909000567890', isClosed: false });
  const [account] = await everyBankAccount(write.tx);
  if (!account) return;
  let balance = OPENING;
  const rows = LINES.map(([days, amount, name, serial, summary, remark]) => {
    balance += amount;
    const bookedAt = showMoment(ago(write, Math.round(days * DAY)).now);
    const sum = yuanOfFen(Math.abs(amount));
    return [bookedAt, amount > 0 ? sum : '', amount < 0 ? sum : '', yuanOfFen(balance), name, '', serial, summary, remark];
  });
  await bringStatement(then, { accountId: account.id, fileName: '建行账户明细_11月.csv', rows: [HEADINGS, ...rows] });
  const fees = await write.tx
    .select({ id: bankLine.id })
    .from(bankLine)
    .where(inArray(bankLine.serial, [FEE]));
  await ignoreLines(
    { ...ago(write, 10), actor: accountant },
    { ids: fees.map(({ id }) => id), reason: '银行手续费，不登记付款单' },
  );
}
