import { useQuery } from '@tanstack/react-query';
import { Cascader, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { chargingTypes, freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { MoneyInput } from '#web/ui/index.ts';
import { listOf, sentenceOf } from '#web/ui/wire/index.ts';
import { COUNTRY, placeWords } from './places.ts';
import { freeWords, regionWords } from './rate-words.ts';
import { stepsOf } from './steps.ts';
import { useRegions } from './use-regions.ts';
import './freight.css';

type Template = Answer<typeof freightTemplateCalls.list>['list'][number];
type Quote = Answer<typeof freightTemplateCalls.quote>;

/** Row of the template that set the freight, in the words of the list, and the arithmetic. */
function wordsOf({ region, free, steps }: Quote, type: number, place: (cityId: string) => string): string[] {
  if (free) return [`${place(free.cityId)}：${freeWords(free, type)}`];
  if (!region) return [];
  const row = `${place(region.cityId)}：${regionWords(region, type)}`;
  return steps === 0 ? [row] : [row, `${yuanText(region.firstPrice)} + ${steps} × ${yuanText(region.renewalPrice)}`];
}

const START = { measure: 100, price: 10_000 };

/** Dialog that tries a template: freight for a region, a measure and an amount, with the row that sets it. */
export function FreightQuote({ template: { id, name, type }, onClose }: { template: Template; onClose: () => void }) {
  useFocusBack();
  const { tree } = useRegions();
  const [city, setCity] = useState<number[]>([COUNTRY]);
  const [{ measure, price }, setLoad] = useState(START);
  const { unit } = stepsOf(type);
  const asked = { id, cityId: city.at(-1) ?? COUNTRY, measure, price };
  const { data, error } = useQuery({ ...listOf(freightTemplateCalls.quote, asked), retry: false });
  const regions = tree.map(({ cityId, name: label, child = [] }) => ({
    value: cityId,
    label,
    children: child.map((each) => ({
      value: each.cityId,
      label: each.name,
      children: each.child?.map((district) => ({ value: district.cityId, label: district.name })),
    })),
  }));
  return (
    <Modal open title={`运费试算 · ${name}`} width={480} footer={null} onCancel={onClose}>
      <div className="freight-quote">
        <div>
          <label htmlFor="freight-quote-to">送到</label>
          <Cascader
            id="freight-quote-to"
            showSearch
            allowClear={false}
            changeOnSelect
            options={[{ value: COUNTRY, label: '全国（没有选地区）' }, ...regions]}
            value={city}
            onChange={(path) => setCity(path)}
          />
        </div>
        <div>
          <label htmlFor="freight-quote-measure">{`一种商品共多少${unit}`}</label>
          <InputNumber
            id="freight-quote-measure"
            min={0}
            max={9999}
            precision={type === chargingTypes.pieces ? 0 : 2}
            value={measure / 100}
            suffix={unit}
            onChange={(value) => setLoad({ measure: Math.round((value ?? 0) * 100), price })}
          />
        </div>
        <div>
          <label htmlFor="freight-quote-price">这些商品的金额</label>
          <MoneyInput id="freight-quote-price" value={price} onChange={(value) => setLoad({ measure, price: value ?? 0 })} />
        </div>
        <output aria-live="polite">
          {error && <span className="freight-quote-wrong">{sentenceOf(error)}</span>}
          {data && !error && (
            <>
              <strong>{`运费 ${yuanText(data.freight)}`}</strong>
              {wordsOf(data, type, (cityId) => placeWords(tree, cityId)).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {data.shopFreeFrom !== null && (
                <span>{`全场满 ${yuanText(data.shopFreeFrom)} 包邮已开启，满额的订单不收这笔运费`}</span>
              )}
              <span>一单里每种商品分别计算，再相加</span>
            </>
          )}
        </output>
      </div>
    </Modal>
  );
}
