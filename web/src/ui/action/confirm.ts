import { App } from 'antd';
import { notify } from '../basics/notify.ts';

export const DELETE_FOREVER = '确定永久删除该文件？';

interface Question {
  /** What will happen, and to how many. */
  ask: string;
  /** The verb, on the button. */
  label: string;
  danger?: boolean | undefined;
}

/** Asks before what cannot be undone; resolves to whether the person went on. */
export function useConfirm() {
  const { modal } = App.useApp();
  return async ({ ask, label, danger = false }: Question): Promise<boolean> => {
    const goesOn = await modal.confirm({
      title: '提示',
      content: ask,
      okText: label,
      cancelText: '取消',
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    });
    if (!goesOn) notify.info('已取消');
    return goesOn;
  };
}
