import { Alert, Form, Switch } from 'antd';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Field, RecordSelect, countText, useCall, useMay } from '#web/ui/index.ts';
import { toNamedCustomer } from './named-customer.tsx';

const nothingAsked = {};

function useLevels(): CustomerLevel[] {
  const may = useMay()(customerLevelCalls.list);
  return useCall(customerLevelCalls.list, {}, { enabled: may }).data ?? [];
}

/** The level to give, and what it means for the customer. */
function LevelField({ experience }: { experience: number }) {
  const chosen: unknown = Form.useWatch('levelId');
  const level = useLevels().find(({ id }) => id === chosen);
  const meaning = level ? `；${level.name}满 ${countText(level.experience)} 经验，按原价的 ${level.discount}% 付款` : '';
  return (
    <Field
      name="levelId"
      help={`该用户现有 ${countText(experience)} 经验${meaning}`}
      check={(value) => (value ? undefined : '请选择用户等级')}
    >
      <RecordSelect
        call={customerLevelCalls.list}
        input={nothingAsked}
        rows={(levels) => levels.filter(({ isShow }) => isShow)}
        placeholder="请选择"
        none="还没有开启的用户等级"
      />
    </Field>
  );
}

/** Question for whoever goes down: to a level whose grade is below the one there is. */
function TakeExperience({ current }: { current: number }) {
  const levels = useLevels();
  const chosen: unknown = Form.useWatch('levelId');
  const gradeOf = (id: unknown) => levels.find((level) => level.id === id)?.grade ?? 0;
  if (gradeOf(chosen) === 0 || gradeOf(chosen) >= gradeOf(current)) return null;
  return (
    <Field name="isSub" help="开启后，经验降到所选等级的门槛；不开启则经验不变，再次消费后可能重新升级">
      <Switch />
    </Field>
  );
}

/** Name of a level, as far as the dialog has read them: a row of the list asks for none. */
function useLevelName(): (id: unknown) => string | undefined {
  const { data: levels } = useCall(customerLevelCalls.list, {}, { enabled: false });
  return (id) => levels?.find((level) => level.id === id)?.name;
}

/** A level given by hand: none is chosen beforehand, for each has a price of its own. */
export const LevelButton = needing(function LevelButton({ customer }: { customer: CustomerRow }) {
  const { uid, nickname, level, experience } = customer;
  const nameOf = useLevelName();
  return (
    <DialogButton
      label="修改用户等级"
      title={`修改 ${nickname} 的等级`}
      saveLabel={({ levelId }) => `改为 ${nameOf(levelId) ?? '…'}`}
      says={(_, { levelId }) => `${nickname} 的等级：${nameOf(level) ?? '无'} → ${nameOf(levelId) ?? ''}`}
      width={600}
      call={customerCalls.updateLevel}
      remedy={toNamedCustomer}
      start={{ uid, levelId: null, isSub: false }}
    >
      <Alert type="warning" showIcon title="请勿频繁更改，以免计算产生混乱！" className="dialog-warning" />
      <LevelField experience={experience} />
      <TakeExperience current={level} />
    </DialogButton>
  );
}, customerCalls.updateLevel);
