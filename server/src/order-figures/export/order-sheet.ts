import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { orderSheetCalls } from '#contract/order-figures/order-export.ts';
import { payTypeLabel } from '#contract/orders/enums.ts';
import { linkedWorkbook, limitRows } from '#server/exports/index.ts';
import { type Scope, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { type OrderRecord, cutToShops, resolveHandler, linesOf } from '#server/orders/index.ts';
import { labelledSituation, orderTypeOf } from '#server/orders/rules.ts';
import { type OrdersWanted, orderPages } from './queries.ts';

const TITLE = '订单导出';

interface OrderForSheet {
  order: OrderRecord;
  goods: string;
  seesAmounts: boolean;
}

const width = 22;
// The wire knows this sheet: all cells are text, and the situation is in its words.
const columns: Sheet<OrderForSheet>['columns'] = [
  { title: '订单号', width, value: ({ order }) => order.orderNo },
  { title: '实际支付金额', width, value: ({ order, seesAmounts }) => (seesAmounts ? yuanOfFen(order.payPrice) : '') },
  { title: '创建时间', width, value: ({ order }) => showMoment(order.createTime) },
  { title: '商品信息', width, value: ({ goods }) => goods },
  { title: '订单状态', width, value: ({ order }) => labelledSituation(order).value },
  { title: '支付方式', width, value: ({ order }) => payTypeLabel(order.payType) },
  { title: '订单类型', width, value: ({ order }) => orderTypeOf(order) },
  { title: '用户姓名', width, value: ({ order }) => order.realName },
];

async function* pages(db: Db, options: OrdersWanted, now: Date, scope: Scope): AsyncGenerator<OrderForSheet[]> {
  for await (const page of orderPages(db, options, now, scope)) {
    const lines = await linesOf(
      db,
      page.map(({ id }) => id),
    );
    yield (await cutToShops(db, page, lines, scope)).map(({ row: order, lines: own }) => ({
      order,
      goods: own.map(({ productName }) => productName).join(','),
      seesAmounts: options.seesAmounts,
    }));
  }
}

const workbook = linkedWorkbook<OrdersWanted, OrderForSheet>({
  kind: 'orderSheet',
  title: TITLE,
  columns,
  above: (now) => [TITLE, `生成时间:${showMoment(now)}`],
  pages: (db, options, now, scope) => limitRows(pages(db, options, now, scope)),
});

/** The wire's workbook of orders; without amounts for those who may not see them. */
export const orderSheet = (services: Services) => (filter: Input<typeof orderSheetCalls.orderSheet>, asked: CallContext) =>
  workbook(services)(
    {
      filter: resolveHandler(filter, asked.actor),
      seesAmounts: holds(asked.actor, seeAmounts),
      seesPhones: false,
    },
    asked,
  );
