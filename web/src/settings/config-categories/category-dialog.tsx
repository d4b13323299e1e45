import { PlusOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { flagChoices } from '#contract/choices.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { configKinds } from '#contract/catalogue/category-record.ts';
import { DialogButton, Field, FlagField, NumberField, TextField, useCall } from '#web/ui/index.ts';
import { type ConfigCategory, draftOf, everyCategory, newBelow } from './drafts.ts';

const onOrOff = flagChoices('开启', '关闭');

const missing = (url: unknown) => (typeof url === 'string' && url.trim() !== '' ? undefined : '英文名称不能为空');
const outside = (sort: unknown) => (Number(sort) >= 1 && Number(sort) <= 10 ? undefined : '排序应在 1 到 10 之间');

/** Parent, which does not change here. */
function ParentName({ id, value }: { id?: string; value?: number }) {
  const { data = [] } = useCall(categoryCalls.tree, everyCategory);
  const parent = data.find((node) => node.id === value);
  return <Input {...(id === undefined ? {} : { id })} value={parent?.name ?? '顶级分类'} disabled />;
}

const Fields = () => (
  <>
    <Field name="pid" label="父级" optional>
      <ParentName />
    </Field>
    <TextField name="name" label="分类名称" maxLength={50} placeholder="请输入分类名称" />
    <TextField name="url" label="英文名称" check={missing} maxLength={255} placeholder="例如：pay" />
    <Field name="configKind" label="配置类型" optional>
      <Select options={configKinds.options} placeholder="请选择配置类型" />
    </Field>
    <NumberField name="sort" help="数字大的排在前面" check={outside} />
    <FlagField name="status" of={onOrOff} />
  </>
);

interface New {
  pid: number;
  label: string;
  primary?: boolean;
  call: typeof categoryCalls.save;
}

/** A new category of settings, as a root or below one. */
export const CategoryDialog = ({ pid, label, primary = false, call }: New) => (
  <DialogButton
    label={label}
    title="添加分类"
    call={call}
    start={newBelow(pid)}
    says="创建分类成功"
    primary={primary}
    icon={primary && <PlusOutlined aria-hidden />}
  >
    <Fields />
  </DialogButton>
);

export const EditCategory = ({ of, call }: { of: ConfigCategory; call: typeof categoryCalls.update }) => (
  <DialogButton label="编辑" title="编辑分类" call={call} start={draftOf(of)} says="更新分类成功">
    <Fields />
  </DialogButton>
);
