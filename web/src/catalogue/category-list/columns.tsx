import { Link } from 'react-router';
import { shownOrHidden } from '#contract/choices.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { Can, type Column, FlagSwitch, figure, picture, position } from '#web/ui/index.ts';
import { type Category, hasPicture, isMenu } from './kinds.ts';

const Status = ({ category: { id, name, status } }: { category: Category }) => (
  <FlagSwitch
    on={status}
    label={`${name}显示`}
    of={shownOrHidden}
    call={categoryCalls.updateStatus}
    input={(wanted) => ({ id, status: wanted })}
  />
);

const Products = ({ category: { id, name, productCount = 0 } }: { category: Category }) => (
  <Can call={productCalls.list} else={figure(productCount)}>
    <Link className="cell-open" to={`/store/index?cateId=${id}`} title={`查看“${name}”的商品`}>
      {figure(productCount)}
    </Link>
  </Can>
);

const name: Column<Category> = {
  field: 'name',
  width: 320,
  card: 'title',
  show: (text) => <span title={text}>{text}</span>,
};

const iconOf = (type: number): Column<Category>[] => {
  if (hasPicture(type)) return [{ title: '分类图标', field: 'extra', show: picture, width: 88 }];
  if (!isMenu(type)) return [];
  return [{ field: 'extra', width: 72, card: 'none', show: (icon) => icon && <i className={`el-icon-${icon}`} /> }];
};

/** The columns of a type of category. */
export const columnsOf = (type: number, hasProducts: boolean): readonly Column<Category>[] => [
  name,
  ...iconOf(type),
  ...(isMenu(type) ? [{ title: 'Url', field: 'url', width: 200 } as const] : []),
  ...(hasProducts
    ? [
        {
          field: 'productCount',
          width: 84,
          align: 'right',
          show: (_: unknown, category: Category) => <Products category={category} />,
        } as const,
      ]
    : []),
  { field: 'sort', width: 84, show: position, card: 'none' },
  { field: 'status', width: 84, card: 'status', show: (_, category) => <Status category={category} /> },
];
