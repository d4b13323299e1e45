import { Form } from 'antd';
import { coverOf, openingOf } from './derived.ts';

/** Tells if customers are to see the article, and parts of its text that stand for fields that are left blank. */
export function useDerived() {
  const isShown = Form.useWatch<unknown>('isShow') !== false;
  const content = String(Form.useWatch<unknown>('content') ?? '');
  return { isShown, cover: coverOf(content), opening: openingOf(content) };
}
