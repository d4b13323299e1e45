import { pinyin } from 'pinyin-pro';
import type { ToPinyin } from './find.ts';

/** Heavy with its dictionary, so it is loaded when the finder is first opened. */
export const toPinyin: ToPinyin = (text) => {
  const words = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' });
  return { full: words.join(''), initials: words.map((word) => word.slice(0, 1)).join('') };
};
