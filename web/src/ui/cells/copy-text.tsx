import type { MouseEvent } from 'react';
import { notify } from '../basics/notify.ts';

/** Puts text on the clipboard; false where the browser does not let it. */
export async function copyQuietly(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts text on the clipboard, and says so. */
export async function copy(text: string) {
  if (text === '') notify.warning('无复制内容');
  else if (await copyQuietly(text)) notify.success('复制成功');
  else notify.error('浏览器不允许复制，请选中文字后按 Ctrl+C');
}

/** Keeps the focus in a field for buttons beside it, so that the field is not checked as if it had been left. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Monospaced, copied by a click; with the focus of what it takes the place of, where there was any. */
export const CopyText = ({ text, autoFocus = false }: { text: string; autoFocus?: boolean }) => (
  <button
    type="button"
    autoFocus={autoFocus}
    className="copy-text"
    title="点击复制"
    onMouseDown={keepFocus}
    onClick={(event) => {
      event.stopPropagation();
      void copy(text);
    }}
  >
    {text}
  </button>
);
