import { App } from 'antd';
import { notify } from '../basics/notify.ts';

export const DELETE_FOREVER = '确定永久删除该文件？';

interface ConfirmQuestion {
  title?: string;
  /** Consequence, and for how many. */
  ask: string;
  /** The verb, on the button. */
  label: string;
  /** Label of the button that leaves everything as it is. */
  stay?: string;
  danger?: boolean | undefined;
  /** Over a dialog that lies higher than others. */
  zIndex?: number;
}

/** Question before typed text is thrown away. */
export const GIVE_UP_UNSAVED = {
  title: '放弃填写的内容？',
  ask: '有修改尚未保存，放弃后无法恢复。',
  label: '放弃',
  stay: '继续填写',
  danger: true,
} as const satisfies ConfirmQuestion;

/** Asks before what cannot be undone; resolves to whether the person went on. */
export function useConfirm() {
  const { modal } = App.useApp();
  return async ({ title = '提示', ask, label, stay, danger = false, zIndex }: ConfirmQuestion): Promise<boolean> => {
    const goesOn = await modal.confirm({
      title,
      content: ask,
      okText: label,
      cancelText: stay ?? '取消',
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      ...(zIndex === undefined ? {} : { zIndex }),
    });
    if (!goesOn && stay === undefined) notify.info('已取消');
    return goesOn;
  };
}
