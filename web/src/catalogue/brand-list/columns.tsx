import { type Brand, brandCalls } from '#contract/catalogue/brands.ts';
import { type Column, FlagSwitch, figure, picture, when } from '#web/ui/index.ts';

export const SHOWN_WORDS = ['显示', '隐藏'] as const;

export const columns: readonly Column<Brand>[] = [
  { title: 'ID', field: 'id', width: 64, card: 'none' },
  { title: '品牌LOGO', field: 'logo', width: 84, show: picture },
  { title: '品牌名称', field: 'name', width: 180, card: 'title' },
  { title: '首字母', field: 'initial', width: 72 },
  { title: '关联分类', field: 'cateValues', width: 200, show: (names) => names.split(',').join('、') },
  { title: '商品数', field: 'productCount', width: 76, show: figure },
  { title: '排序', field: 'sort', width: 72, show: figure, card: 'none' },
  {
    title: '状态',
    field: 'isShow',
    width: 84,
    card: 'status',
    show: (isShow, { id, name }) => (
      <FlagSwitch
        on={isShow}
        label={`${name}显示`}
        words={SHOWN_WORDS}
        call={brandCalls.updateStatus}
        input={(shown) => ({ id, isShow: shown })}
      />
    ),
  },
  { title: '添加时间', field: 'createTime', show: when, card: 'none' },
];
