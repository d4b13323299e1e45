import { Link } from 'react-router';
import { scheduleActs, type scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import type { Answer } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { type Column, picture, useMay, when, yuanText } from '#web/ui/index.ts';
import { viewOf } from '../product/product-row.ts';

type Schedule = Answer<typeof scheduleCalls.list>['list'][number];

/** Planned act in words: 红 改价为 ¥9.90 */
export function planText({ act, isEnd, suk, price }: Pick<Schedule, 'act' | 'isEnd' | 'suk' | 'price'>): string {
  const of = suk === '' ? '' : `${suk} `;
  if (act !== 'price') return `${isEnd ? '到期' : ''}${scheduleActs.labels[act]}`;
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
  { field: 'at', show: when },
  { field: 'image', show: picture },
  { field: 'storeName', width: 240, card: 'title', show: (_, row) => <Name {...row} /> },
  { field: 'act', width: 180, show: (_, row) => planText(row) },
  { field: 'state', of: scheduleStates },
  { field: 'adminName', width: 96 },
];
/** Reason of those that failed. */
export const reason: Column<Schedule> = { field: 'reason', width: 260 };
