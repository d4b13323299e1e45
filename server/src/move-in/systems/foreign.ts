import { UnreadableDump } from '../dump/unreadable.ts';
import type { Survey } from './surveyed.ts';

/** Systems that no shop moves in from, by the names of their tables. */
const FOREIGN: readonly (readonly [name: string, tables: RegExp])[] = [
  ['WordPress', /_(?:postmeta|wc_orders|woocommerce_\w+)$|^wp_/],
  ['Magento', /catalog_product_entity/],
  ['ECShop', /^ecs_/],
  ['ShopXO', /^sxo_/],
  ['微擎', /^ims_/],
  ['OpenCart', /^oc_product/],
  ['PrestaShop', /^ps_product/],
  ['Discuz!', /^pre_(?:common|forum)_/],
  ['likeshop', /^ls_/],
  ['Niushop', /^(?:ns|nc)_/],
];
const SHOWN = 3;

/** Refusal of a dump that holds no shop of CRMEB, saying what it holds. */
export function foreignIn(found: Survey): UnreadableDump {
  const tables = [...found.values()].flatMap((of) => [...of.keys()]);
  if (tables.length === 0)
    return new UnreadableDump(
      '这个文件的内容不是数据库备份：没有建表或插入数据的语句，请检查是不是选错了文件',
      'Not the dump of a database',
    );
  const system = FOREIGN.find(([, names]) => tables.some((table) => names.test(table)))?.[0];
  const shown = `${tables.slice(0, SHOWN).join('、')}${tables.length > SHOWN ? ` 等 ${tables.length} 张表` : ''}`;
  return new UnreadableDump(
    `文件里没有 CRMEB 的数据表（eb_ 开头）${system ? `，像是 ${system} 的` : ''}：有 ${shown}。请检查是不是选错了文件；其他系统的店请用表格导入（商品 › 导入、用户 › 导入用户、订单 › 导入历史订单）`,
    'No table of CRMEB there',
  );
}
