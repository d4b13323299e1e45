import { Input } from 'antd';
import { shownOrHidden } from '#contract/choices.ts';
import { type CityNode, cityCalls } from '#contract/delivery/cities.ts';
import { FlagSwitch } from '#web/ui/action/flag-switch.tsx';
import { code } from '#web/ui/cells/code.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Column } from '#web/ui/scene/column.ts';
import { asHung } from '#web/ui/tree/tree-lines.ts';
import { TreePage } from '#web/ui/tree/tree-page.tsx';

const columns: readonly Column<CityNode>[] = [
  { field: 'name', width: 320, card: 'title' },
  { field: 'cityId', width: 140, show: code },
  {
    field: 'isShow',
    width: 96,
    card: 'status',
    show: (on, { id, name }) => (
      <FlagSwitch
        on={on}
        label={`${name}显示`}
        of={shownOrHidden}
        call={cityCalls.setStatus}
        input={(status) => ({ id, status })}
      />
    ),
  },
];

const edit = ({ id, name }: CityNode) => (
  <DialogButton label="编辑" title={`编辑地区：${name}`} call={cityCalls.update} start={{ id, name }}>
    <Field name="name" help="收货地址和运费模板都用这个名称，请勿频繁修改">
      <Input maxLength={100} />
    </Field>
  </DialogButton>
);

const start = {};
const fixed = { withHidden: true };

/** The provinces, cities and districts that addresses and freight are told by. */
export const CityList = () => (
  <TreePage
    title="城市数据"
    screen="city.tree"
    kind={0}
    call={cityCalls.tree}
    hang={asHung}
    start={start}
    fixed={fixed}
    filters={<TextFilter name="name" />}
    actions={null}
    columns={columns}
    rowActions={edit}
    empty={{ says: '没有城市数据' }}
  />
);
