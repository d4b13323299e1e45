import { beep } from './beep.ts';
import { countOrders } from './news.ts';
import { useSettings } from '../look/settings.ts';

const ACT = 'order.create';

/** Counts orders as they come in, and rings if the person wants it. */
export function hearOrders(act: string, tables: Readonly<Record<string, readonly number[]>>): void {
  if (act !== ACT) return;
  countOrders(tables['order']?.length ?? 1);
  if (useSettings.getState().sound) beep();
}
