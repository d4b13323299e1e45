import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { listOf, sentenceOf } from '#web/ui/wire/index.ts';
import { ChargeWords } from './charge-words.tsx';
import { FreightLoad, START_LOAD } from './freight-load.tsx';
import { COUNTRY } from './places.ts';
import { useRegions } from './use-regions.ts';
import './freight.css';

type Template = Answer<typeof freightTemplateCalls.list>['list'][number];

/** Dialog that tries a template: freight for a region, a measure and an amount, with the row that sets it. */
export function FreightQuote({ template: { id, name, type }, onClose }: { template: Template; onClose: () => void }) {
  useFocusBack();
  const { tree } = useRegions();
  const [load, setLoad] = useState(START_LOAD);
  const { city, measure, price } = load;
  const asked = { id, cityId: city.at(-1) ?? COUNTRY, measure, price };
  const { data, error } = useQuery({ ...listOf(freightTemplateCalls.quote, asked), retry: false });
  return (
    <Modal open title={`运费试算 · ${name}`} width={480} footer={null} onCancel={onClose}>
      <div className="freight-quote">
        <FreightLoad tree={tree} type={type} load={load} onLoad={setLoad} />
        <output aria-live="polite">
          {error && <span className="freight-quote-wrong">{sentenceOf(error)}</span>}
          {data && !error && (
            <>
              <ChargeWords charge={data} type={type} tree={tree} />
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
