import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import {
  lineKinds,
  objectionStates,
  type Settlement,
  type SettlementLine,
  settlementStates,
} from '#contract/settlement/settlement-record.ts';
import { limitRows, linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { type SettlementFilter, getSettlement, linesAfter, pageOfBills } from './queries.ts';

const title = (field: keyof Settlement): string => getLabel('settlement', field);
const yuan = (field: keyof Settlement & `${string}Amount`) => ({
  title: title(field),
  width: 14,
  decimals: true,
  value: (row: Settlement) => row[field] / 100,
});
const time = (moment: Date | null): string => (moment ? showMoment(moment) : '');

const billColumns: Sheet<Settlement>['columns'] = [
  { title: title('settlementNo'), width: 14, value: ({ settlementNo }) => settlementNo },
  { title: title('shopName'), width: 20, value: ({ shopName }) => shopName },
  { title: title('periodStart'), width: 12, value: ({ periodStart }) => periodStart },
  { title: title('periodEnd'), width: 12, value: ({ periodEnd }) => periodEnd },
  { title: title('orderCount'), width: 8, value: ({ orderCount }) => orderCount },
  yuan('orderAmount'),
  yuan('freightAmount'),
  yuan('platformAmount'),
  yuan('refundAmount'),
  { title: `${title('commissionRate')}（%）`, width: 12, decimals: true, value: ({ commissionRate }) => commissionRate / 100 },
  yuan('commissionAmount'),
  yuan('adjustAmount'),
  yuan('carriedAmount'),
  yuan('payableAmount'),
  { title: title('status'), width: 10, value: ({ status }) => labelOf(settlementStates, status) ?? '' },
  { title: title('objectionState'), width: 10, value: ({ objectionState }) => labelOf(objectionStates, objectionState) ?? '' },
  { title: title('paymentNo'), width: 24, value: ({ paymentNo }) => paymentNo },
  { title: title('createTime'), width: 20, value: ({ createTime }) => time(createTime) },
  { title: title('payTime'), width: 20, value: ({ payTime }) => time(payTime) },
];

/** A workbook of the bills that the filter finds. */
export const exportBills = linkedWorkbook<SettlementFilter, Settlement>({
  kind: 'settlement',
  title: '结算单',
  columns: billColumns,
  pages: (db, filter, now, scope) =>
    limitRows(
      pagesByNumber((asking: Db, input: SettlementFilter & Paging) => pageOfBills(asking, input, now, scope))(db, filter),
    ),
});

const lineTitle = (field: keyof SettlementLine): string => getLabel('settlement_line', field);
const lineYuan = (field: 'payPrice' | 'freight' | 'platform' | 'refundPrice' | 'commission' | 'net') => ({
  title: lineTitle(field),
  width: 12,
  decimals: true,
  value: (row: SettlementLine) => row[field] / 100,
});

const lineColumns: Sheet<SettlementLine>['columns'] = [
  { title: lineTitle('kind'), width: 12, value: ({ kind }) => labelOf(lineKinds, kind) ?? '' },
  { title: lineTitle('orderNo'), width: 24, value: ({ orderNo }) => orderNo },
  { title: lineTitle('receivedTime'), width: 20, value: ({ receivedTime }) => time(receivedTime) },
  lineYuan('payPrice'),
  lineYuan('freight'),
  lineYuan('platform'),
  lineYuan('refundPrice'),
  {
    title: `${lineTitle('commissionRate')}（%）`,
    width: 12,
    decimals: true,
    value: ({ commissionRate }) => commissionRate / 100,
  },
  lineYuan('commission'),
  lineYuan('net'),
  { title: lineTitle('reason'), width: 30, value: ({ reason }) => reason },
  { title: lineTitle('adminName'), width: 12, value: ({ adminName }) => adminName },
];

const PAGE = 500;

async function* linesOf(db: Db, id: number) {
  for (let after = 0; ;) {
    const rows = await linesAfter(db, id, after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

const linesWorkbook = linkedWorkbook<{ id: number }, SettlementLine>({
  kind: 'settlement_line',
  title: '结算单明细',
  columns: lineColumns,
  pages: (db, { id }) => limitRows(linesOf(db, id)),
});

/** A workbook of the lines of one bill that the person sees. */
export const exportLines = (services: Services) => async (filter: { id: number }, asked: CallContext) => {
  await getSettlement(services.database.db, filter, asked);
  return linesWorkbook(services)(filter, asked);
};
