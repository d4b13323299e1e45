import { lowStockCalls } from '#contract/catalogue/stock.ts';
import { Signal, figure, useCall, useMay } from '#web/ui/index.ts';

/** Pieces that are left, in the colour of work to do from 警戒库存 on. */
export function StockLeft({ stock }: { stock: number }) {
  const may = useMay()(lowStockCalls.threshold);
  const { data: threshold = 0 } = useCall(lowStockCalls.threshold, {}, { enabled: may, saysItself: true });
  if (stock <= 0) return <Signal of="waits">售罄</Signal>;
  if (stock > threshold) return figure(stock);
  return (
    <span className="stock-low" title={`低于或等于警戒库存 ${threshold} 件`}>
      {figure(stock)}
    </span>
  );
}
