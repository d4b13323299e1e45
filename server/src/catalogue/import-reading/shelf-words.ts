import { halfWidth } from '#contract/search-text.ts';

const YES =
  '是 对 有 √ ✓ ✔ 上架 已上架 上架中 在架 出售中 在售 销售中 已发布 发布 显示 启用 正常 有货 1 true yes y on active published visible';
const NO =
  '否 不 无 × ✗ ✘ x 下架 已下架 下架中 未上架 待上架 不上架 停售 已停售 停用 禁用 仓库 仓库中 放入仓库 隐藏 草稿 未发布 0 false no n off draft ' +
  'archived private hidden';

const [yes, no] = [YES, NO].map((words) => new Set(words.split(' ')));

/** Reads whether a product is on the shelf in the words of shops; undefined for any other. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = halfWidth(cell).toLowerCase();
  if (yes?.has(word)) return true;
  return no?.has(word) ? false : undefined;
}
