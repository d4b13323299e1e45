import { Cascader } from 'antd';
import { optionOf, wayTo } from '#web/ui/filters/branch.ts';
import { useCategories } from '../categories/index.ts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  onBlur?: () => void;
}

/** Category of products. A choice on the top level only opens those below it, unless it has none. */
export function CategoryChoice({ value, onChange, ...control }: Props) {
  const { tree, isLoading } = useCategories();
  const pick = (way: readonly string[] | undefined) => {
    const [top, ...below] = way ?? [];
    if (top === undefined) return onChange?.(null);
    const isParent = tree.some(({ id, child = [] }) => String(id) === top && child.length > 0);
    if (below.length > 0 || !isParent) onChange?.(Number(way?.at(-1)));
  };
  return (
    <Cascader
      {...control}
      changeOnSelect
      showSearch
      placeholder="请选择品类"
      notFoundContent={tree.length === 0 ? '还没有商品分类，请先在“商品分类”中添加' : '没有符合的商品分类'}
      loading={isLoading}
      options={tree.map(optionOf)}
      value={value ? (wayTo(tree, String(value)) ?? [String(value)]) : []}
      displayRender={(labels) => (isLoading ? '读取中…' : labels.join(' / '))}
      onChange={pick}
    />
  );
}
