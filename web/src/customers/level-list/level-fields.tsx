import { Input, InputNumber } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import { LEVEL_NAME_MAX } from '#contract/customers/levels.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagInput } from '#web/ui/index.ts';

const wantsIcon = (url: unknown) => (url ? undefined : '请上传图标');

/** Fields of a level. An existing one is switched in the list. */
export const LevelFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Field name="name">
      <Input maxLength={LEVEL_NAME_MAX} showCount placeholder="请输入等级名称" />
    </Field>
    <div className="field-pair">
      <Field name="grade" help="数字越大等级越高">
        <InputNumber min={1} precision={0} placeholder="请输入等级" />
      </Field>
      <Field name="experience" help="用户累计到这么多经验即可升级">
        <InputNumber min={0} precision={0} placeholder="请输入经验" />
      </Field>
    </div>
    <Field name="discount" help="按原价的百分之几付款：90 是九折，100 是原价">
      <InputNumber min={1} max={100} precision={0} placeholder="请输入折扣" />
    </Field>
    <Field name="icon" check={wantsIcon}>
      <PictureInput model="user" />
    </Field>
    {isNew && (
      <Field name="isShow">
        <FlagInput of={onOrOff} />
      </Field>
    )}
  </>
);
