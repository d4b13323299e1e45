import type { FormInstance } from 'antd';
import type { Values } from './problem.ts';

type Name = Parameters<FormInstance<Values>['scrollToField']>[0];

/** A slow device takes some frames to open a folded part. */
const MOST_FRAMES = 20;

function isFolded(name: Name): boolean {
  const field = document.getElementById([name].flat().join('_'));
  return field !== null && field.getClientRects().length === 0;
}

/** The focus on a field that was refused, once its error stands: a folded part opens for the error, and nothing hidden takes the focus. */
export function showField(form: FormInstance<Values>, name: Name): void {
  const showWithin = (frames: number) => {
    if (frames > 0 && isFolded(name)) requestAnimationFrame(() => showWithin(frames - 1));
    else form.scrollToField(name, { focus: true, block: 'center' });
  };
  requestAnimationFrame(() => requestAnimationFrame(() => showWithin(MOST_FRAMES)));
}
