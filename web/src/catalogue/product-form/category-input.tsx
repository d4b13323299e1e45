import { Cascader } from 'antd';
import { Link } from 'react-router';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { Can } from '#web/ui/index.ts';
import { optionOf, wayTo } from '#web/ui/filters/branch.ts';
import { useCategories } from '../categories/index.ts';

interface Props {
  id?: string;
  /** "246,248" */
  value?: string;
  onChange?: (ids: string) => void;
  onBlur?: () => void;
}

/** The form stays open behind the page of categories, with all that was filled in. */
const NoCategory = () => (
  <>
    还没有商品分类{' '}
    <Can call={categoryCalls.save}>
      <Link to="/store/sort">去添加</Link>
    </Can>
  </>
);

/** Any number of categories of the last level. One that is no longer in the tree stays until it is taken out. */
export function CategoryInput({ value = '', onChange, ...control }: Props) {
  const { tree, isLoading } = useCategories();
  const ids = value.split(',').filter((id) => id !== '');
  return (
    <Cascader
      {...control}
      multiple
      showSearch
      showCheckedStrategy={Cascader.SHOW_CHILD}
      placeholder="请选择商品分类"
      loading={isLoading}
      notFoundContent={isLoading ? '读取中…' : tree.length === 0 ? <NoCategory /> : '没有找到'}
      options={tree.map(optionOf)}
      value={ids.map((id) => wayTo(tree, id) ?? [id])}
      displayRender={(labels) => (isLoading ? '读取中…' : labels.at(-1))}
      onChange={(ways) => onChange?.(ways.map((way) => String(way.at(-1))).join(','))}
    />
  );
}
