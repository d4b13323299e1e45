import type { FormInstance } from 'antd';
import type { Values } from './problem.ts';

type Name = Parameters<FormInstance<Values>['scrollToField']>[0];

/** The focus on a field that was refused, once its error stands: a folded part opens for the error, and nothing hidden takes the focus. */
export function showField(form: FormInstance<Values>, name: Name): void {
  const show = () => form.scrollToField(name, { focus: true, block: 'center' });
  requestAnimationFrame(() => requestAnimationFrame(show));
}
