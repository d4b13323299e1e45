import { Segmented } from 'antd';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { useMay } from '#web/ui/index.ts';

export type CollectWay = 'one' | 'many';

interface Props {
  value: CollectWay;
  onPick: (way: CollectWay) => void;
}

const options: { value: CollectWay; label: string }[] = [
  { value: 'one', label: '一个商品' },
  { value: 'many', label: '多个商品' },
];

/** Choice between one product and many; absent for those who may not make drafts. */
export function CollectWays({ value, onPick }: Props) {
  const may = useMay();
  if (!may(collectedProductCalls.collectMany)) return null;
  return <Segmented className="collect-ways" aria-label="采集方式" options={options} value={value} onChange={onPick} />;
}
