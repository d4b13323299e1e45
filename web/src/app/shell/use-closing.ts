import { useLocation, useNavigate } from 'react-router';
import { afterClosing } from '../tags.ts';

/** Closes pages and goes on when the page shown was among them: to `then`, or to the last one left. */
export function useClosing(): (close: () => void, then?: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (close, then) => {
    close();
    const next = afterClosing(pathname);
    if (next !== undefined) void navigate(then ?? next);
  };
}
