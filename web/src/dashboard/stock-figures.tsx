import { productCalls, productTabs } from '#contract/catalogue/products.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

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
          under="低于警戒库存"
          why={{ counts: '有规格低于警戒库存的商品有几种', of: '现在在架的商品' }}
        />
        <FigureCard
          label="已售罄"
          to={`/store/index?type=${productTabs.soldOut}`}
          value={countOf(productTabs.soldOut)}
          waits
          under="在架但没有库存"
          why={{ counts: '所有规格都没有库存的商品有几种', of: '现在在架的商品' }}
        />
      </Figures>
    </Can>
  );
}
