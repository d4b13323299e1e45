import { flagChoices, onOrOff } from '#contract/choices.ts';
import { type CustomerLevel, LEVEL_NAME_MAX } from '#contract/customers/levels.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagField, NumberField, TextField, countText } from '#web/ui/index.ts';

const keepsMembers = flagChoices('保留', '重新计算');
const wantsIcon = (url: unknown) => (url ? undefined : '请上传图标');

/** Experience that those who are on the level need now, or would need. */
const keepingSaid = ({ keepsFrom }: Pick<CustomerLevel, 'keepsFrom'>): string =>
  typeof keepsFrom === 'number'
    ? `提高经验前就在这一级的用户，满 ${countText(keepsFrom)} 经验不降级，之后升上来的按上面的经验；选“重新计算”后都按上面的经验`
    : '提高经验时，现在这一级的用户不降级，之后升上来的按新的经验';

/** Fields of a level. An existing one is switched in the list. */
export const LevelFields = ({ level }: { level?: CustomerLevel }) => (
  <>
    <TextField name="name" maxLength={LEVEL_NAME_MAX} showCount placeholder="请输入等级名称" />
    <div className="field-pair">
      <NumberField name="grade" help="数字越大等级越高" min={1} placeholder="请输入等级" />
      <NumberField name="experience" help="用户累计到这么多经验即可升级" min={0} placeholder="请输入经验" />
    </div>
    <NumberField name="discount" help="按原价的百分之几付款：90 是九折，100 是原价" min={1} max={100} placeholder="请输入折扣" />
    <Field name="icon" check={level?.icon === '' ? undefined : wantsIcon}>
      <PictureInput model="user" />
    </Field>
    {level && <FlagField name="keepsMembers" help={keepingSaid(level)} of={keepsMembers} />}
    {!level && <FlagField name="isShow" of={onOrOff} />}
  </>
);
