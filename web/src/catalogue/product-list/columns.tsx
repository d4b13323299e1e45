import { Link } from 'react-router';
import { type Column, figure, picture, position, when, yuan, yuanText } from '#web/ui/index.ts';
import { InlineFigure } from './inline-figure.tsx';
import { type Product, formOf, isEditable, priceSpan, viewOf } from '../product/product-row.ts';
import { ShelfSwitch } from './shelf-switch.tsx';
import { StockLeft } from './stock-left.tsx';
import { SkuPopover } from './sku-popover.tsx';

const Name = ({ product }: { product: Product }) => (
  <Link className="product-name" to={isEditable(product) ? formOf(product.id) : viewOf(product.id)} title={product.storeName}>
    {product.storeName}
  </Link>
);

function Price({ product }: { product: Product }) {
  const { id, price, storeName, specType, isRecycle } = product;
  const span = priceSpan(product);
  if (!specType)
    return <InlineFigure label={`${storeName}售价`} id={id} field="price" value={price} show={yuan} fixed={isRecycle} />;
  return (
    <SkuPopover product={product} label={`${storeName}售价`}>
      <span className="figure" title={span && `${yuanText(span[0])} 到 ${yuanText(span[1])}`}>
        {span ? `${yuanText(span[0])} 起` : yuanText(price)}
      </span>
    </SkuPopover>
  );
}

function Stock({ product }: { product: Product }) {
  const { id, stock, storeName, specType, isRecycle } = product;
  const stockCell = (left: number) => <StockLeft stock={left} />;
  if (!specType)
    return <InlineFigure label={`${storeName}库存`} id={id} field="stock" value={stock} show={stockCell} fixed={isRecycle} />;
  return (
    <SkuPopover product={product} label={`${storeName}库存`}>
      {stockCell(stock)}
    </SkuPopover>
  );
}

export const columns: readonly Column<Product>[] = [
  { title: 'ID', field: 'id', width: 64, card: 'none' },
  { title: '商品图', field: 'image', show: picture },
  { title: '商品名称', field: 'storeName', width: 230, card: 'title', show: (_, product) => <Name product={product} /> },
  {
    title: '商品售价',
    field: 'price',
    sorts: true,
    width: 124,
    align: 'right',
    show: (_, product) => <Price product={product} />,
  },
  { title: '销量', field: 'sales', sorts: true, width: 84, show: figure },
  { title: '库存', field: 'stock', sorts: true, width: 92, align: 'right', show: (_, product) => <Stock product={product} /> },
  {
    title: '排序',
    field: 'sort',
    width: 76,
    align: 'right',
    hidden: true,
    card: 'none',
    show: (sort, { id, storeName, isRecycle }) => (
      <InlineFigure label={`${storeName}排序`} id={id} field="sort" value={sort} show={position} fixed={isRecycle} />
    ),
  },
  { title: '添加时间', field: 'addTime', sorts: 'time', show: when, card: 'none' },
  { title: '状态', field: 'isShow', width: 84, card: 'status', show: (_, product) => <ShelfSwitch product={product} /> },
  { title: '成本价', field: 'cost', show: yuan, hidden: true, card: 'none' },
  { title: '划线价', field: 'otPrice', show: yuan, hidden: true, card: 'none' },
  { title: '商品分类', field: 'cateValues', hidden: true, card: 'none' },
  { title: '浏览量', field: 'browse', show: figure, hidden: true, card: 'none' },
];
