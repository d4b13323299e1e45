import { notify } from '#web/ui/index.ts';

/** Says that there is nothing to save, where nobody has touched a setting. */
export function hasChanges(touched: readonly unknown[]): boolean {
  if (touched.length === 0) notify.info('没有修改，不用保存');
  return touched.length > 0;
}
