import { useQuery } from '@tanstack/react-query';
import { Drawer, Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { type StockCause, stockCauses } from '#contract/catalogue/products.ts';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { sukWords } from '#contract/catalogue/specifications.ts';
import { DateRangeSelect, Empty, Failing, listOf, usePhone } from '#web/ui/index.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import type { Product } from '../product/product-row.ts';
import { LedgerTable } from './ledger-table.tsx';
import { StockCheckLine } from './stock-check-line.tsx';
import '#web/ui/list-parts/list.css';
import './stock-ledger.css';

const LIMIT = 20;

interface Props {
  product: Pick<Product, 'id' | 'storeName' | 'attrValue' | 'specType'>;
  skuId: number | undefined;
  onClose: () => void;
}

interface LedgerFilter {
  skuId: number | undefined;
  cause: StockCause | undefined;
  /** A word, two days, or nothing. */
  dateLimit: string;
  page: number;
}

function Choosing({
  product,
  choice,
  choose,
}: Pick<Props, 'product'> & { choice: LedgerFilter; choose: (next: LedgerFilter) => void }) {
  const skus = product.attrValue.map(({ id, suk }) => ({ value: id, label: sukWords(suk) }));
  return (
    <div className="ledger-choice" role="search">
      {skus.length > 1 && (
        <Select
          allowClear
          aria-label="规格"
          placeholder="全部规格"
          options={skus}
          value={choice.skuId}
          onChange={(skuId: number | undefined) => choose({ ...choice, skuId, page: 1 })}
        />
      )}
      <Select
        allowClear
        aria-label="变动原因"
        placeholder="全部原因"
        options={stockCauses.options}
        value={choice.cause}
        onChange={(cause: StockCause | undefined) => choose({ ...choice, cause, page: 1 })}
      />
      <DateRangeSelect value={choice.dateLimit} onChange={(dateLimit) => choose({ ...choice, dateLimit, page: 1 })} />
    </div>
  );
}

/** The ledger of a product or one of its SKUs, newest first. */
export function LedgerDrawer({ product, skuId, onClose }: Props) {
  useFocusBack();
  const isPhone = usePhone();
  const [choice, choose] = useState<LedgerFilter>({ skuId, cause: undefined, dateLimit: '', page: 1 });
  const { dateLimit, ...asked } = choice;
  const input = { productId: product.id, limit: LIMIT, ...asked, ...(dateLimit === '' ? {} : { dateLimit }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(listOf(stockCalls.list, input));
  const isChosen = choice.cause !== undefined || choice.skuId !== undefined || dateLimit !== '';
  return (
    <Drawer
      open
      rootClassName="ledger-drawer"
      size={isPhone ? '100%' : 720}
      title={`库存流水：${product.storeName}`}
      onClose={onClose}
      footer={<StockCheckLine />}
    >
      <Choosing product={product} choice={choice} choose={choose} />
      {error && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 6 }} />}
      {data?.list.length === 0 && <Empty says={isChosen ? '没有符合条件的流水' : '库存还没有变动过'} />}
      {data && data.list.length > 0 && (
        <div className={isPlaceholderData ? 'list-old' : ''} aria-busy={isPlaceholderData}>
          <LedgerTable entries={data.list} specs={product.specType} />
          <Pagination
            simple
            current={choice.page}
            pageSize={LIMIT}
            total={data.total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={(page) => choose({ ...choice, page })}
          />
        </div>
      )}
    </Drawer>
  );
}
