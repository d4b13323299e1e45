import { Cascader, InputNumber } from 'antd';
import { useId } from 'react';
import type { CityNode } from '#contract/delivery/cities.ts';
import { chargingTypes } from '#contract/delivery/freight-template-record.ts';
import type { Fen } from '#contract/fen.ts';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { COUNTRY } from './places.ts';
import { stepsOf } from './steps.ts';

/** Goods of one product on their way: the regions down to theirs, how many hundredths, for how much. */
export interface TriedLoad {
  city: readonly number[];
  measure: number;
  price: Fen;
}

export const START_LOAD: TriedLoad = { city: [COUNTRY], measure: 100, price: 10_000 };

interface Props {
  tree: readonly CityNode[];
  type: number;
  load: TriedLoad;
  onLoad: (load: TriedLoad) => void;
}

interface RegionOption {
  value: number;
  label: string;
  children?: RegionOption[];
}

const regionsIn = (nodes: readonly CityNode[]): RegionOption[] =>
  nodes.map(({ cityId, name, child }) => ({ value: cityId, label: name, ...(child && { children: regionsIn(child) }) }));

/** Fields of a load that freight is tried with. */
export function FreightLoad({ tree, type, load, onLoad }: Props) {
  const id = useId();
  const { unit } = stepsOf(type);
  const { city, measure, price } = load;
  return (
    <>
      <div>
        <label htmlFor={`${id}-to`}>送到</label>
        <Cascader
          id={`${id}-to`}
          showSearch
          allowClear={false}
          changeOnSelect
          options={[{ value: COUNTRY, label: '全国（没有选地区）' }, ...regionsIn(tree)]}
          value={[...city]}
          onChange={(path) => onLoad({ ...load, city: path })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-measure`}>{`一种商品共多少${unit}`}</label>
        <InputNumber
          id={`${id}-measure`}
          min={0}
          max={9999}
          precision={type === chargingTypes.pieces ? 0 : 2}
          value={measure / 100}
          suffix={unit}
          onChange={(value) => onLoad({ ...load, measure: Math.round((value ?? 0) * 100) })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-price`}>这些商品的金额</label>
        <MoneyInput id={`${id}-price`} value={price} onChange={(value) => onLoad({ ...load, price: value ?? 0 })} />
      </div>
    </>
  );
}
