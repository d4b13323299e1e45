import { Link } from 'react-router';
import { flagChoices } from '#contract/choices.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { type LowStockNotice, lowStockCalls } from '#contract/catalogue/stock.ts';
import { ChoiceFilter, type Column, ListPage, Signal, figure, picture, useMay, when } from '#web/ui/index.ts';
import { viewOf } from '../product/product-row.ts';
import { LedgerButton } from '../stock-ledger/ledger-button.tsx';
import { StockCheckLine } from '../stock-ledger/stock-check-line.tsx';

const openOrAll = flagChoices('待补货', '全部');

/** Leads to where the product is refilled, or once it is, to the product itself, for those who may see products. */
function Name({ storeName, productId, refillTime }: Pick<LowStockNotice, 'storeName' | 'productId' | 'refillTime'>) {
  const may = useMay();
  const isOpen = refillTime === null;
  return may(isOpen ? productCalls.list : productCalls.info) ? (
    <Link
      className="cell-open"
      to={isOpen ? `/store/index?type=${productTabs.lowStock}&keywords=${productId}` : viewOf(productId)}
    >
      {storeName}
    </Link>
  ) : (
    storeName
  );
}

const columns: readonly Column<LowStockNotice>[] = [
  { title: '商品图', field: 'image', show: picture },
  {
    title: '商品名称',
    field: 'storeName',
    width: 260,
    card: 'title',
    show: (_, notice) => <Name {...notice} />,
  },
  { title: '现有库存', field: 'stock', width: 92, show: figure },
  { title: '提醒时库存', field: 'fellTo', width: 96, show: figure },
  { title: '警戒库存', field: 'threshold', width: 92, show: figure },
  { title: '提醒时间', field: 'createTime', show: when },
  {
    title: '状态',
    field: 'refillTime',
    width: 92,
    card: 'status',
    show: (refilled) => <Signal of={refilled ? 'done' : 'waits'}>{refilled ? '已补货' : '待补货'}</Signal>,
  },
];

/** SKUs of the product are not known here; the ledger tells them apart. */
const productOf = ({ productId: id, storeName }: LowStockNotice) => ({ id, storeName, attrValue: [], specType: true });

/** Products that orders took to the threshold, until they are refilled. */
export const LowStockList = () => (
  <ListPage
    title="库存提醒"
    call={lowStockCalls.list}
    start={{ open: true }}
    sums={<StockCheckLine />}
    filters={<ChoiceFilter name="open" label="状态" of={openOrAll} />}
    columns={columns}
    rowActions={(notice) => <LedgerButton product={productOf(notice)} />}
    empty={{ says: '没有跌到警戒库存的商品' }}
  />
);
