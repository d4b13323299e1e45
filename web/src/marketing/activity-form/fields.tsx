import { onOrOff } from '#contract/choices.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { BearerField } from '#web/coupons/index.ts';
import { ContentInput, PictureInput, PicturesInput } from '#web/media/index.ts';
import { SpanInput } from '#web/ui/inputs/span-input.tsx';
import { Field, FlagField, NumberField, RecordSelect, Section, TextField, needed, spanNeeded } from '#web/ui/index.ts';

const ALL = { page: 1, limit: 9999 };

interface FieldWords {
  /** Folder that pictures are uploaded to. */
  model: string;
  title: string;
  titleMissing: string;
  /** Label of the introduction; a kind without one leaves it out. */
  info?: string;
  infoMissing?: string;
}

/** Fields of an activity that customers see. */
export const WordFields = ({ model, title, titleMissing, info, infoMissing = `请输入${info}` }: FieldWords) => (
  <>
    <Field name="image" label="商品主图" check={needed('请上传商品图')}>
      <PictureInput model={model} />
    </Field>
    <Field name="images" label="商品轮播图" check={needed('请上传商品轮播图')}>
      <PicturesInput model={model} max={10} />
    </Field>
    <TextField name="title" label={title} check={needed(titleMissing)} showCount />
    {info && <TextField name="info" label={info} check={needed(infoMissing)} rows={2} showCount />}
    <TextField name="unitName" label="单位" check={needed('请输入单位')} />
  </>
);

export const DaysField = ({ help }: { help?: string }) => (
  <Field name="days" label="活动日期" check={spanNeeded('请选择活动日期')} help={help}>
    <SpanInput days />
  </Field>
);

/** A whole number of people, times or pieces. */
export const CountField = ({
  name,
  label,
  unit,
  help,
  missing = `请输入${label}`,
  check,
  min = 1,
  max = 9999,
}: {
  name: string;
  label: string;
  unit: string;
  help: string;
  missing?: string;
  /** Problem of a number that is there. */
  check?: (count: number) => string | undefined;
  min?: number;
  max?: number;
}) => (
  <NumberField
    name={name}
    label={label}
    check={(value) => needed(missing)(value) ?? check?.(Number(value))}
    help={help}
    min={min}
    max={max}
    suffix={unit}
  />
);

export const StatusField = () => <FlagField name="status" label="活动状态" of={onOrOff} />;

/** Freight, who bears the discount, and place in lists. */
export const ShelfFields = () => (
  <>
    <Field name="tempId" label="运费模板" check={needed('请选择运费模板')}>
      <RecordSelect
        call={freightTemplateCalls.list}
        input={ALL}
        rows={({ list }) => list}
        placeholder="请选择运费模板"
        none="还没有运费模板"
      />
    </Field>
    <BearerField />
    <NumberField name="sort" label="排序" help="数字大的排在前面" min={0} />
  </>
);

/** Description, which stands in a step by itself. */
export const ContentField = ({ model }: { model: string }) => (
  <Section title="商品详情">
    <div className="titled-field">
      <Field name="content" label="商品详情">
        <ContentInput model={model} title="商品详情" />
      </Field>
    </div>
  </Section>
);
