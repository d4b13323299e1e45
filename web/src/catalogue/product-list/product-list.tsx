import { PlusOutlined } from '@ant-design/icons';
import { useSearchParams } from 'react-router';
import { productExportCalls, productExportColumns } from '#contract/catalogue/export.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { ExportButton, GoButton, ListPage, usePhone, useSession } from '#web/ui/index.ts';
import { CollectButton } from '../product-collect/collect-button.tsx';
import { columns } from './columns.tsx';
import { ProductBulk, useMayBulk } from './bulk-buttons.tsx';
import { MatchesInOtherTabs } from './other-matches.tsx';
import { productFilters } from './product-filters.tsx';
import { ProductMore } from './product-more.tsx';
import { BULK_RUNS, IMPORT, NEW_PRODUCT, emptinessOf } from '../product/product-row.ts';
import { ProductTabs } from './product-tabs.tsx';
import { rowActs } from './row-acts.tsx';
import './product-list.css';

const start = { type: productTabs.onSale };

const NO_SHOP = '您只管自己店铺的商品，但还不属于任何店铺；请管理员到“店铺管理”的“人员”里加上您';

/** The tabs to which new products lead. */
const mayBeFilled: readonly number[] = [productTabs.live, productTabs.onSale, productTabs.warehouse];

/** Ways to a new product. None for somebody who keeps the products of shops and belongs to none yet. */
function Ways() {
  const ownShops = useSession(({ info }) => info?.ownShops);
  if (ownShops?.length === 0) return null;
  return (
    <>
      {/* Collected products and imports are found across the whole shop. */}
      {!ownShops && <CollectButton call={productCalls.save} />}
      <GoButton label="导入商品" to={IMPORT} call={importCalls.preview} />
      <GoButton label="添加商品" to={NEW_PRODUCT} call={productCalls.save} primary icon={<PlusOutlined aria-hidden />} />
    </>
  );
}

/** Products on sale, in the warehouse, sold out and in the bin. */
export function ProductList() {
  const [params] = useSearchParams();
  const tab = Number(params.get('type') ?? start.type);
  const mayBulk = useMayBulk();
  const isPhone = usePhone();
  const belongsNowhere = useSession(({ info }) => info?.ownShops?.length === 0);
  return (
    <ListPage
      title="商品"
      call={productCalls.list}
      start={start}
      tab="type"
      tabs={<ProductTabs />}
      filters={productFilters}
      actions={
        <>
          <ExportButton
            call={productExportCalls.products}
            of={productCalls.list}
            start={start}
            columns={productExportColumns}
            unit="个商品"
          />
          {!isPhone && <GoButton label="批量修改记录" to={BULK_RUNS} call={productBulkCalls.bulkList} />}
          <Ways />
        </>
      }
      columns={columns}
      expand={(product) => <ProductMore product={product} />}
      rowActions={rowActs}
      bulk={mayBulk && <ProductBulk />}
      elsewhere={<MatchesInOtherTabs />}
      empty={{
        ofTab: true,
        says: belongsNowhere ? NO_SHOP : emptinessOf(tab),
        action: mayBeFilled.includes(tab) ? <Ways /> : undefined,
      }}
    />
  );
}
