import { Form } from 'antd';
import { useState } from 'react';
import type { CityNode } from '#contract/delivery/cities.ts';
import { type Rates, chargeOf } from '#contract/delivery/freight.ts';
import { ChargeWords } from './charge-words.tsx';
import { FREES, type FreightValues, REGIONS, toDraft } from './form-values.ts';
import { FreightLoad, START_LOAD } from './freight-load.tsx';

const isFilled = (figures: readonly (number | null | undefined)[]) => figures.every((figure) => typeof figure === 'number');

/** Rates as they would be saved; undefined while a figure lacks. */
function ratesOf(values: FreightValues, tree: readonly CityNode[]): Rates | undefined {
  const regions = values[REGIONS];
  const frees = values.appoint ? (values[FREES] ?? []) : [];
  const areFilled =
    regions.every(({ first, firstPrice, renewal, renewalPrice }) => isFilled([first, firstPrice, renewal, renewalPrice])) &&
    frees.every(({ number, price }) => isFilled([number, price]));
  if (!areFilled) return undefined;
  const draft = toDraft({ ...values, [FREES]: frees }, tree);
  return { type: values.type, appoint: values.appoint, regions: draft[REGIONS], frees: draft[FREES] ?? [] };
}

/** Freight by the figures as they stand in the form, before they are saved. */
export function FreightTrial({ tree }: { tree: readonly CityNode[] }) {
  const form = Form.useFormInstance<FreightValues>();
  // Every change of a figure is heard of; hidden rows stay in the store.
  Form.useWatch([], form);
  const [load, setLoad] = useState(START_LOAD);
  const values = form.getFieldsValue(true);
  const rates = ratesOf(values, tree);
  return (
    <section className="freight-quote freight-trial" aria-label="试算">
      <p>试算：按上面填的数字，不用先保存</p>
      <FreightLoad tree={tree} type={values.type} load={load} onLoad={setLoad} />
      <output aria-live="polite">
        {rates ? (
          <ChargeWords charge={chargeOf(load, rates, load.city.toReversed())} type={values.type} tree={tree} />
        ) : (
          <span>填好上面的运费后马上算出</span>
        )}
      </output>
    </section>
  );
}
