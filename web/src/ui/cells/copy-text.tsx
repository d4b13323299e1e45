import { tell } from '../tell.ts';

/** Puts text on the clipboard, and says so. */
export async function copy(text: string) {
  if (text === '') return tell.warning('无复制内容');
  try {
    await navigator.clipboard.writeText(text);
    tell.success('复制成功');
  } catch {
    tell.error('浏览器不允许复制，请选中文字后按 Ctrl+C');
  }
}

/** Monospaced, copied by a click. */
export const CopyText = ({ text }: { text: string }) => (
  <button
    type="button"
    className="copy-text"
    title="点击复制"
    onClick={(event) => {
      event.stopPropagation();
      void copy(text);
    }}
  >
    {text}
  </button>
);
