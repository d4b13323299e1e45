import { App } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { LEAVE_UNSAVED, isUnsaved } from '#web/ui/basics/unsaved.ts';
import { afterClosing, useTags } from '../../menu/tags.ts';

interface Closing {
  /** Which pages this throws away. */
  throws: (path: string) => boolean;
  act: () => void;
  /** Where to go when the page shown is among them; the last one left unless told. */
  then?: string;
}

/** Throws pages away, once the person has agreed to lose what is not saved in them. */
export function useClosing(): (closing: Closing) => void {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const close = ({ act, then }: Closing) => {
    act();
    const next = afterClosing(pathname);
    if (next !== undefined) void navigate(then ?? next);
  };
  return (closing) => {
    const losing = useTags.getState().tags.some(({ path, fixed }) => !fixed && closing.throws(path) && isUnsaved(path));
    if (losing)
      void modal.confirm({
        title: '提示',
        content: LEAVE_UNSAVED,
        okText: '离开',
        cancelText: '取消',
        okButtonProps: { danger: true },
        onOk: () => close(closing),
      });
    else close(closing);
  };
}
