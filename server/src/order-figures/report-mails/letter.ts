import type { Answer } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { showDay } from '#contract/moment.ts';
import { type ReportMail, mailedPeriods } from '#contract/order-figures/report-mails.ts';
import { type ReportFigures, type ReportRow, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import type { salesReportCalls } from '#contract/order-figures/sales-reports.ts';

type ReportSums = Answer<typeof salesReportCalls.sums>;

const yuan = (fen: Fen | null | undefined) => (fen === null || fen === undefined ? undefined : `¥${yuanOfFen(fen)}`);

function changeOf(value: number, before: number): string {
  if (before === 0 || value === before) return '';
  const rate = Math.round((Math.abs(value - before) / before) * 100);
  return `，${value > before ? '增加' : '减少'} ${rate}%`;
}

const daysText = ({ from, lastDay }: ReportSums['days']) =>
  showDay(from) === showDay(lastDay) ? showDay(from) : `${showDay(from)} 至 ${showDay(lastDay)}`;

const summed: readonly (readonly [
  label: string,
  of: keyof ReportFigures & ('paid' | 'refunded' | 'net' | 'orders' | 'pieces'),
  isMoney: boolean,
])[] = [
  ['营业额', 'paid', true],
  ['退款', 'refunded', true],
  ['净额', 'net', true],
  ['订单数', 'orders', false],
  ['件数', 'pieces', false],
];

function sumLine({ figures, before }: ReportSums, [label, of, isMoney]: (typeof summed)[number]): string | undefined {
  const value = figures[of];
  if (value === null) return undefined;
  const show = (figure: number | null | undefined) => (isMoney ? yuan(figure) : String(figure));
  const then = before?.[of];
  const compared = then === null || then === undefined ? '' : `（对比 ${show(then)}${changeOf(value, then)}）`;
  return `${label}：${show(value)}${compared}`;
}

const rowLine = ({ place, name, orders, paid, refunded }: ReportRow) =>
  [
    `${place}. ${name}`,
    `${orders} 单`,
    paid !== null && `营业额 ${yuan(paid)}`,
    refunded !== null && refunded > 0 && `退款 ${yuan(refunded)}`,
  ]
    .filter((part) => part !== false)
    .join('，');

/** The report as a mail: its sums, and the first rows. */
export function letterOf(
  { by, dateLimit }: Pick<ReportMail, 'by' | 'dateLimit'>,
  sums: ReportSums,
  rows: readonly ReportRow[],
  total: number,
): { subject: string; text: string } {
  const days = daysText(sums.days);
  const more = total > rows.length ? [`……共 ${total} 项，其余请到后台“报表”里查看`] : [];
  const lines = [
    sums.comparedDays ? `${days}，对比 ${daysText(sums.comparedDays)}` : days,
    '',
    ...summed.flatMap((each) => sumLine(sums, each) ?? []),
    '',
    `按${reportKinds.labels[by]}：`,
    ...(rows.length === 0 ? ['这段时间没有成交和退款'] : rows.map(rowLine)),
    ...more,
  ];
  return {
    subject: `报表：${labelOf(mailedPeriods, dateLimit) ?? ''}（${days}）按${reportKinds.labels[by]}`,
    text: lines.join('\n'),
  };
}
