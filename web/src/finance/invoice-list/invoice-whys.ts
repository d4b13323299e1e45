import type { Why } from '#web/ui/index.ts';

const of = '列表筛选出的全部发票';
const without = '已作废的发票';

/** Sums above invoices. */
export const invoiceSums = {
  amount: ['开票金额', { counts: '蓝字发票的价税合计相加', of, without }],
  tax: ['税额', { counts: '蓝字发票的税额相加', of, without }],
  redAmount: ['红冲金额', { counts: '红字发票冲减的价税合计相加', of, without }],
  netAmount: ['净开票金额', { counts: '开票金额减去红冲金额', of, without }],
  netTax: ['净税额', { counts: '税额减去红冲的税额', of, without }],
} as const satisfies Record<string, readonly [label: string, why: Why]>;

export const invoiceCounts = { count: ['张数', { counts: '蓝字和红字发票的张数', of, without }] } as const;
