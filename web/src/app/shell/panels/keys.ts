import { open } from '../../look/panel-store.ts';

/** Shortcuts, as the help sheet lists them. */
export const keys: readonly (readonly [keys: string, act: string])[] = [
  ['Ctrl / ⌘ K', '查找任何内容'],
  ['?', '显示快捷键'],
  ['/', '聚焦搜索框'],
  ['j / k', '下一行 / 上一行'],
  ['x', '选中当前行'],
  ['Shift x', '选中上次选中的行到当前行'],
  ['Enter', '打开当前行'],
  ['方向键', '在价格表、图库、权限表里移到旁边一格'],
  ['可拖动处 方向键', '把图片、活动、字段换到前后位置'],
  ['Esc', '关闭弹层，取消选择'],
  ['n', '订单：接手并打开下一单'],
  ['Alt S / Alt A / Alt Z', '发货台：跳过 / 同一收货人一起发 / 撤销'],
  ['e / h', '通知：处理完 / 稍后再提醒'],
  ['Ctrl / ⌘ S', '保存表单'],
  ['Ctrl / ⌘ Z', '撤销上一步操作'],
];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** A question stands over everything: it is answered first. */
const isAsked = () => document.querySelector('.ant-modal-confirm') !== null;

/** Ctrl/Cmd-K and `?`, wherever the person stands; returns how to stop. */
export function listenForKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const finds = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const asks = event.key === '?' && !isTyping(event.target);
    if (!finds && !asks) return;
    event.preventDefault();
    if (isAsked()) return;
    open(finds ? 'finder' : 'keys');
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
