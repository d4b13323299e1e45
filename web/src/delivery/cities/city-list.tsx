import { shownOrHidden } from '#contract/choices.ts';
import { type CityNode, cityCalls } from '#contract/delivery/cities.ts';
import { switchColumn } from '#web/ui/action/switch-column.tsx';
import { code } from '#web/ui/cells/code.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import type { Column } from '#web/ui/scene/column.ts';
import { asHung } from '#web/ui/tree/tree-lines.ts';
import { TreePage } from '#web/ui/tree/tree-page.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const columns: readonly Column<CityNode>[] = [
  { field: 'name', width: 320, card: 'title' },
  { field: 'cityId', width: 140, show: code },
  switchColumn('isShow', {
    call: cityCalls.setStatus,
    of: shownOrHidden,
    label: ({ name }) => `${name}显示`,
    sends: 'status',
    width: 96,
  }),
];

const edit = ({ id, name }: CityNode) => (
  <DialogButton label="编辑" title={`编辑地区：${name}`} call={cityCalls.update} start={{ id, name }}>
    <TextField name="name" help="收货地址和运费模板都用这个名称，请勿频繁修改" maxLength={100} />
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
