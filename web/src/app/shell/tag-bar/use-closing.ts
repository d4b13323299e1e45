import { useLocation, useNavigate } from 'react-router';
import { GIVE_UP_UNSAVED, useConfirm } from '#web/ui/action/confirm.ts';
import { forgetUnsaved, isUnsaved } from '#web/ui/basics/unsaved.ts';
import { afterClosing, useTags } from '../../menu/tags.ts';

interface Closing {
  /** Pages that this throws away. */
  throws: (path: string) => boolean;
  act: () => void;
  /** Address to go to when the page shown is among them; the last one left unless told. */
  then?: string;
}

/** Throws pages away, once the person has agreed to lose what is not saved in them. */
export function useClosing(): (closing: Closing) => Promise<void> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return async ({ throws, act, then }) => {
    const losing = useTags.getState().tags.filter(({ path, fixed }) => !fixed && throws(path) && isUnsaved(path));
    if (losing.length > 0 && !(await confirm(GIVE_UP_UNSAVED))) return;
    for (const { path } of losing) forgetUnsaved(path);
    act();
    const next = afterClosing(pathname);
    if (next !== undefined) void navigate(then ?? next);
  };
}
