import type { PriceChange } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { figureWords } from '#contract/catalogue/bulk/product-bulk.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { Task } from './task.ts';

const signed = (text: string) => (text.startsWith('-') ? figureWords(text) : `+${text}`);

const actWords: Readonly<Record<string, string>> = {
  putOnShell: '上架',
  offShell: '下架',
  recycle: '移入回收站',
  restore: '恢复',
};

/** Label of a run, in a few words. */
export function labelOf(task: Omit<Task, 'verb'>): string {
  const { act, price, stock, category, freight, figures } = task;
  const parts = [
    act && (actWords[act] ?? act),
    price && `售价${price.way === 'set' ? '改为 ' : ' '}${priceWord(price)}`,
    stock && `库存${stock.way === 'set' ? `改为 ${stock.value}` : ` ${signed(String(stock.value))}`}`,
    category && { add: '加到分类', replace: '改为分类', remove: '从分类移除' }[category.way],
    freight && '改运费模板',
    figures && '按表格改价格和库存',
  ];
  return parts.filter((part) => part !== undefined).join('，');
}

function priceWord({ way, value }: PriceChange): string {
  if (way === 'set') return `${yuanOfFen(value)} 元`;
  return way === 'add' ? `${signed(yuanOfFen(value))} 元` : `${signed(yuanOfFen(value))}%`;
}
