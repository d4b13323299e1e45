import { Form, Radio } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import type { CityNode } from '#contract/delivery/cities.ts';
import { chargingTypes } from '#contract/delivery/freight-template-record.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { FlagField } from '#web/ui/fields/flag-field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FREES, REGIONS, freeRow, regionLike } from './form-values.ts';
import { FreightTrial } from './freight-trial.tsx';
import { RateRows } from './rate-rows.tsx';
import { StepInput } from './step-input.tsx';
import { stepsOf } from './steps.ts';
import './freight.css';

const TENTH = 10;

/** A step of nothing would be without end; the wire's sentence for one speaks of money. */
const atLeastTenth = (label: string, unit: string) => (value: unknown) =>
  typeof value !== 'number' ? `请输入${label}` : value < TENTH ? `${label}不能低于 0.1 ${unit}` : undefined;

/** Fields of a template; its units follow what freight is counted by. */
export function FreightFields({ tree }: { tree: readonly CityNode[] }) {
  const type: unknown = Form.useWatch('type');
  const isFree: unknown = Form.useWatch('appoint');
  const { first, renewal, free, unit } = stepsOf(Number(type));
  return (
    <>
      <TextField name="name" maxLength={200} placeholder="请输入模板名称" />
      <Field name="type">
        <Radio.Group options={chargingTypes.options} />
      </Field>
      <RateRows name={REGIONS} label="配送区域" tree={tree} hasCountry add={{ label: '添加配送区域', row: regionLike }}>
        {(at) => (
          <>
            <Field list={REGIONS} name={[at, 'first']} label={first} check={atLeastTenth(first, unit)}>
              <StepInput unit={unit} />
            </Field>
            <Field list={REGIONS} name={[at, 'firstPrice']} label={`${first}运费`}>
              <MoneyInput />
            </Field>
            <Field list={REGIONS} name={[at, 'renewal']} label={renewal} check={atLeastTenth(renewal, unit)}>
              <StepInput unit={unit} />
            </Field>
            <Field list={REGIONS} name={[at, 'renewalPrice']} label={`${renewal}运费`}>
              <MoneyInput />
            </Field>
          </>
        )}
      </RateRows>
      <FlagField name="appoint" help={`开启后，达到${free}和包邮金额的订单在这些地区包邮`} of={onOrOff} />
      {isFree === true && (
        <RateRows name={FREES} label="包邮地区" tree={tree} add={{ label: '添加指定包邮区域', row: () => freeRow }}>
          {(at) => (
            <>
              <Field list={FREES} name={[at, 'number']} label={free} check={atLeastTenth(free, unit)}>
                <StepInput unit={unit} />
              </Field>
              <Field list={FREES} name={[at, 'price']} label="包邮金额">
                <MoneyInput />
              </Field>
            </>
          )}
        </RateRows>
      )}
      <FreightTrial tree={tree} />
      <NumberField name="sort" optional help="数字大的排在前面，不填为 0" min={0} max={999_999} />
    </>
  );
}
