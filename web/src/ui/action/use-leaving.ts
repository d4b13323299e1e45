import { useLocation } from 'react-router';
import { forgetUnsaved, isUnsaved } from '../basics/unsaved.ts';
import { GIVE_UP_UNSAVED, useConfirm } from './confirm.ts';

/** Leaves a part of the page, once the person has agreed to lose what is typed there and not saved. */
export function useLeaving(): (leave: () => void, stay?: () => void) => Promise<void> {
  const { pathname } = useLocation();
  const confirm = useConfirm();
  return async (leave, stay) => {
    if (isUnsaved(pathname) && !(await confirm(GIVE_UP_UNSAVED))) return stay?.();
    forgetUnsaved(pathname);
    leave();
  };
}
