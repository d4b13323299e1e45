import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const [STOCK, IN_BIN] = ['现在上架和仓库中的商品', '回收站里的商品'];

/** Products that will soon be missing, or already are. */
export function StockFigures() {
  const may = useMay();
  const tabs = useCall(productCalls.tabs, {}, { enabled: may(productCalls.tabs), saysItself: true });
  const countOf = (tab: number) => tabs.data?.find(({ type }) => type === tab)?.count;
  return (
    <Can call={productCalls.tabs}>
      <Figures of={[tabs]}>
        <FigureCard
          label="库存不足"
          to={`/store/index?type=${productTabs.lowStock}`}
          value={countOf(productTabs.lowStock)}
          waits
          under="不高于警戒库存"
          why={{ counts: '总库存不高于警戒库存的商品有几种，含已售罄的', of: STOCK, without: IN_BIN }}
        />
        <FigureCard
          label="已售罄"
          to={`/store/index?type=${productTabs.soldOut}`}
          value={countOf(productTabs.soldOut)}
          waits
          under="一件也没有了"
          why={{ counts: '总库存是 0 的商品有几种', of: STOCK, without: IN_BIN }}
        />
      </Figures>
    </Can>
  );
}
