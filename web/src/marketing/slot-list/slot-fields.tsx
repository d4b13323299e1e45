import { onOrOff } from '#contract/choices.ts';
import { AttachmentsInput } from '#web/media/index.ts';
import { Field, FlagField, NumberField, TextField, needed } from '#web/ui/index.ts';
import { HoursInput } from './hours-input.tsx';

interface Slide {
  attId?: number | undefined;
  sattDir: string;
}

interface SlidesProps {
  id?: string;
  value?: readonly Slide[];
  onChange?: (slides: Slide[]) => void;
}

/** Pictures that run above the flash sales of a slot. */
const SlidesInput = ({ id, value = [], onChange }: SlidesProps) => (
  <AttachmentsInput
    {...(id === undefined ? {} : { id })}
    value={JSON.stringify(value)}
    onChange={(text) => onChange?.((JSON.parse(text) as Slide[]).map(({ attId, sattDir }) => ({ attId, sattDir })))}
    max={10}
    model="seckill"
  />
);

/** Fields of a slot. */
export const SlotFields = () => (
  <>
    <TextField name="name" label="名称" check={needed('请输入名称')} maxLength={20} showCount placeholder="请输入名称" />
    <Field name="time" label="时间范围" check={needed('请选择时间范围')} help="按整点开始和结束，时段之间不能重叠">
      <HoursInput />
    </Field>
    <Field name="silderImgs" label="幻灯片" check={needed('幻灯片不能为空')}>
      <SlidesInput />
    </Field>
    <NumberField name="sort" label="排序" help="数字小的排在前面" min={0} />
    <FlagField name="status" label="状态" of={onOrOff} />
  </>
);
