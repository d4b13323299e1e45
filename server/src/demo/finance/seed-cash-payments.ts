import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { auditPayment, registerPayment, requestPayment } from '#server/cashier/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { findPerson } from '../seed-staff.ts';

type Reached = 'review' | 'due' | 'paid' | 'rejected';

/** Reason, payee, bank and amount, the days since it was applied for, and how far it came. */
const PAYMENTS: readonly (readonly [reason: string, payee: string, bank: string, amount: number, days: number, to: Reached])[] = [
  ['印制票根书签 2000 张', '武昌青山印刷厂', '中国工商银行武汉青山支行', 186_000, 9, 'paid'],
  ['站台书屋十一月水电', '武汉站前物业有限公司', '中国建设银行武汉武昌支行', 94_260, 6, 'paid'],
  ['展台搭建尾款', '江城会展服务有限公司', '招商银行武汉分行', 350_000, 4, 'rejected'],
  ['快递月结十一月上半月', '武汉顺路速递有限公司', '中国银行武汉江汉支行', 127_835, 2, 'due'],
  ['采购防震纸箱 500 只', '汉口纸品商行', '中国农业银行武汉硚口支行', 62_500, 1, 'review'],
];

/** Payments of the last days: the accountant applies for them, and the manager decides. */
export async function seedCashPayments(write: Write): Promise<void> {
  const [accountant, manager] = [await findPerson(write, 'caiwu'), await findPerson(write, 'dianzhang')];
  if (!accountant || !manager) return;
  for (const [index, [reason, payee, bank, amount, days, to]] of PAYMENTS.entries()) {
    const of = { bizType: cashPaymentKinds.other, bizNo: '', merId: 0, account: `622202${String(index + 1).repeat(10)}` };
    const { id } = await requestPayment({ ...ago(write, days * DAY), actor: accountant }, { ...of, payee, bank, amount, reason });
    if (to === 'review') continue;
    const decided = { ...ago(write, days * DAY - 180), actor: manager };
    const decision =
      to === 'rejected'
        ? { status: cashPaymentStates.rejected, auditRemark: '缺验收单，补齐后再申请' }
        : { status: cashPaymentStates.due };
    await auditPayment([])(decided, { id, ...decision });
    if (to !== 'paid') continue;
    const paid = { ...ago(write, days * DAY - 300), actor: accountant };
    await registerPayment([])(paid, { id, paidAt: null, payoutNo: `HD2026${String(days).padStart(2, '0')}0${index + 1}` });
  }
}
