import { Link } from 'react-router';
import type { scheduleActs, scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import type { Answer } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { type Column, picture, signals, useMay, when, yuanText } from '#web/ui/index.ts';
import { viewOf } from '../product-list/product-row.ts';

type Schedule = Answer<typeof scheduleCalls.list>['list'][number];

const words: Readonly<Record<keyof typeof scheduleActs, string>> = { on: '上架', off: '下架', price: '改价' };

/** What happens, in words: 红 改价为 ¥9.90 */
export function planText({ act, isEnd, suk, price }: Pick<Schedule, 'act' | 'isEnd' | 'suk' | 'price'>): string {
  const of = suk === '' ? '' : `${suk} `;
  if (act !== 'price') return `${isEnd ? '到期' : ''}${words[act]}`;
  return isEnd || price === null ? `${of}恢复原价` : `${of}改价为 ${yuanText(price)}`;
}

/** Leads to the product, for those who may see it. */
function Name({ storeName, productId }: Pick<Schedule, 'storeName' | 'productId'>) {
  const may = useMay();
  if (!may(productCalls.info)) return storeName;
  return (
    <Link className="cell-open" to={viewOf(productId)}>
      {storeName}
    </Link>
  );
}

export const columns: readonly Column<Schedule>[] = [
  { title: '执行时间', field: 'at', show: when },
  { title: '商品图', field: 'image', show: picture },
  { title: '商品名称', field: 'storeName', width: 240, card: 'title', show: (_, row) => <Name {...row} /> },
  { title: '做什么', field: 'act', width: 180, show: (_, row) => planText(row) },
  {
    title: '状态',
    field: 'state',
    show: signals({
      planned: ['underway', '待执行'],
      done: ['done', '已执行'],
      failed: ['trouble', '未成功'],
      cancelled: ['rest', '已取消'],
    }),
  },
  { title: '安排人', field: 'adminName', width: 96 },
];
/** Of those that failed. */
export const reason: Column<Schedule> = { title: '原因', field: 'reason', width: 260 };
