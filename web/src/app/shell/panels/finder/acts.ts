import { importCalls } from '#contract/catalogue/import/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { type Key, useMay } from '#web/ui/wire/index.ts';
import { isDark } from '../../../look/paint.ts';
import { choose, saveSettings, useSettings } from '../../../look/settings.ts';
import type { ToPinyin } from '../../../menu/find.ts';
import { useLeave } from '../../../session/use-leave.ts';
import { open } from '../../../look/panel-store.ts';

/** Act to do at once, or a page where it is done. */
export interface FinderAct {
  title: string;
  /** Other words for it. */
  words?: string;
  needs?: Key;
  to?: string;
  run?: () => void;
}

const onPages: readonly FinderAct[] = [
  { title: '添加商品', words: '新增商品 新建商品', needs: productCalls.save, to: '/store/list/creatProduct' },
  { title: '导入商品', words: '上传商品', needs: importCalls.preview, to: '/store/import' },
];

export const actAddresses = onPages.flatMap(({ to }) => to ?? []);

/** Acts that the person may begin from anywhere. */
export function useActs(): FinderAct[] {
  const may = useMay();
  const leave = useLeave();
  const night = useSettings(isDark);
  const paint = () => {
    choose({ appearance: night ? 'light' : 'dark' });
    saveSettings();
  };
  const here: readonly FinderAct[] = [
    { title: night ? '切换浅色' : '切换深色', words: '主题 外观 夜间 暗色', run: paint },
    { title: '主题风格设置', words: '外观 颜色 字号', run: () => open('settings') },
    { title: '查看快捷键', words: '键盘', run: () => open('keys') },
    { title: '退出登录', words: '注销', run: () => void leave() },
  ];
  return [...onPages.filter(({ needs }) => needs === undefined || may(needs)), ...here];
}

/** Acts whose name, other word or pinyin contains what was typed; all of them when nothing was. */
export function actsLike(acts: readonly FinderAct[], typed: string, toPinyin?: ToPinyin): FinderAct[] {
  const letters = typed.toLowerCase().replaceAll(/\s/g, '');
  return acts.filter(({ title, words = '' }) => {
    const sound = toPinyin?.(title);
    return `${title} ${words} ${sound?.initials ?? ''} ${sound?.full ?? ''}`.includes(letters);
  });
}
