import { Form } from 'antd';
import { openingOf } from './derived.ts';

/** Characters of the text that are looked at while it is typed. */
const LOOKED_AT = 4000;
const PICTURE = /<img\s/i;

/** True where customers are to see the article. */
export const useIsShown = (): boolean => Form.useWatch<unknown>('isShow') !== false;

/** Parts of the text that stand for fields that are left blank: a picture, and its first words. */
export function useDerived() {
  const content = String(Form.useWatch<unknown>('content') ?? '');
  return { hasPicture: PICTURE.test(content), opening: openingOf(content.slice(0, LOOKED_AT)) };
}
