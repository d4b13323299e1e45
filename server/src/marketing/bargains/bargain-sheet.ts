import type { Input } from '#contract/call.ts';
import { labelOf, onOrOff } from '#contract/choices.ts';
import { no } from '#contract/exports/exports.ts';
import type { Bargain, bargainExportCalls } from '#contract/marketing/bargains.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { storeLinked } from '#server/exports/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { listBargains } from './queries.ts';

type Filter = Input<typeof bargainExportCalls.bargainSheet>;

const TITLE = '砍价商品导出';
const PAGE = 500;
/** The wire's own limit. */
const ROWS_MAX = 99_999;
const width = 22;

const columns: Sheet<Bargain>['columns'] = [
  { title: '砍价活动名称', width, value: ({ title }) => title },
  { title: '砍价活动简介', width, value: ({ info }) => info },
  { title: '砍价金额', width, decimals: true, value: ({ price }) => price / 100 },
  { title: '用户每次砍价的次数', width, value: ({ bargainNum }) => bargainNum },
  { title: '砍价状态', width, value: ({ status }) => labelOf(onOrOff, status) ?? '' },
  { title: '砍价开启时间', width, value: ({ startTime }) => showDay(startTime) },
  { title: '砍价结束时间', width, value: ({ stopTime }) => showDay(stopTime) },
  { title: '销量', width, value: ({ sales }) => sales },
  { title: '限量', width, value: ({ quotaShow }) => quotaShow },
  { title: '返多少积分', width, value: ({ giveIntegral }) => giveIntegral },
  { title: '添加时间', width, value: ({ addTime }) => showMoment(addTime) },
];

async function* pagesOf(db: Db, filter: Filter) {
  for (let page = 1; (page - 1) * PAGE < ROWS_MAX; page += 1) {
    const { list } = await listBargains(db, { ...filter, page, limit: PAGE });
    if (list.length > 0) yield list;
    if (list.length < PAGE) return;
  }
}

/** The wire's workbook of bargains, made while the client waits. */
export const bargainSheet =
  (services: Services) =>
  async (filter: Filter, asked: Asked): Promise<{ fileName: string }> => {
    const { db } = services.database;
    const { total } = await listBargains(db, { ...filter, page: 1, limit: 1 });
    if (total === 0) throw no.EMPTY();
    const above = [TITLE, `生成时间:${showMoment(asked.now)}`];
    const sheet = { columns, above, rows: pagesOf(db, filter) };
    const path = await storeLinked(services, asked, { kind: 'bargainSheet', title: '砍价', filter: { ...filter } }, sheet);
    return { fileName: (await addressesOf(db)).show(path) };
  };
