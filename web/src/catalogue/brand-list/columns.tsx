import { shownOrHidden } from '#contract/choices.ts';
import { type Brand, brandCalls } from '#contract/catalogue/brands.ts';
import { type Column, FlagSwitch, figure, picture, when } from '#web/ui/index.ts';

export const columns: readonly Column<Brand>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'logo', width: 84, show: picture },
  { field: 'name', width: 180, card: 'title' },
  { field: 'initial', width: 72 },
  { field: 'cateValues', width: 200, show: (names) => names.split(',').join('、') },
  { field: 'productCount', width: 76, show: figure },
  { field: 'sort', width: 72, show: figure, card: 'none' },
  {
    field: 'isShow',
    width: 84,
    card: 'status',
    show: (isShow, { id, name }) => (
      <FlagSwitch
        on={isShow}
        label={`${name}显示`}
        of={shownOrHidden}
        call={brandCalls.updateStatus}
        input={(shown) => ({ id, isShow: shown })}
      />
    ),
  },
  { field: 'createTime', show: when, card: 'none' },
];
