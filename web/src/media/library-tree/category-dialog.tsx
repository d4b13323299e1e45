import { Cascader } from 'antd';
import { type Category, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { type Branch, optionOf, wayTo } from '#web/ui/filters/branch.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { idOf, pidOf } from './tree.ts';

interface ParentInputProps {
  root: Branch;
  id?: string;
  value?: number | null;
  onChange?: (pid: number | undefined) => void;
}

/** Any category may be the parent of another. */
const ParentInput = ({ root, value, onChange, ...control }: ParentInputProps) => (
  <Cascader
    {...control}
    changeOnSelect
    placeholder="请选择上级分类"
    options={[optionOf(root)]}
    value={value === undefined || value === null ? [] : (wayTo([root], String(value)) ?? [])}
    displayRender={(labels) => labels.at(-1)}
    onChange={(way) => onChange?.(way ? Number(way.at(-1)) : undefined)}
  />
);

const Fields = ({ root }: { root: Branch }) => (
  <>
    <Field name="pid" label="上级分类" check={(pid) => (pid === undefined || pid === null ? '请选择上级分类' : undefined)}>
      <ParentInput root={root} />
    </Field>
    <TextField
      name="name"
      label="分类名称"
      check={(name) => (name ? undefined : '请输入分类名称')}
      maxLength={50}
      placeholder="请输入分类名称"
    />
    <NumberField name="sort" label="排序" help="数字越大越靠前" min={0} />
  </>
);

/** The parent is called by its id on screens; what is sent has the root as 0. */
const toInput = (formValues: object) => {
  const { pid, name, sort } = { pid: 0, name: '', sort: 0, ...formValues };
  return { type: categoryTypes.picture, status: false, url: 'url', pid: pidOf(pid), name, sort };
};

interface Props {
  root: Branch;
  onClose: () => void;
}

export const AddCategory = ({ root, under, onClose }: Props & { under: number }) => (
  <FormDialog
    title="添加分类"
    call={categoryCalls.save}
    start={{ pid: under, name: '', sort: 1 }}
    input={toInput}
    says="创建成功"
    label="添加"
    width={480}
    onClose={onClose}
  >
    <Fields root={root} />
  </FormDialog>
);

export const EditCategory = ({ root, category, onClose }: Props & { category: Category }) => (
  <FormDialog
    title="编辑分类"
    call={categoryCalls.update}
    start={{ pid: idOf(category.pid), name: category.name, sort: category.sort }}
    input={(formValues) => ({ ...toInput(formValues), id: category.id, status: category.status })}
    says="编辑成功"
    width={480}
    onClose={onClose}
  >
    <Fields root={root} />
  </FormDialog>
);
