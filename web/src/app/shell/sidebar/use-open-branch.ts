import { useState } from 'react';
import type { MenuItem } from '../../menu/menu.ts';

/** The branch that is open, as ids from the root: the lit one, until the person opens another on the same page. */
export function useOpenBranch(lit: readonly MenuItem[]) {
  const ids = lit.map(({ id }) => id);
  const page = ids.join(' ');
  const [choice, setChoice] = useState<{ page: string; open: readonly number[] }>();
  const open = choice?.page === page ? choice.open : ids;
  return [open, (next: readonly number[]) => setChoice({ page, open: next })] as const;
}
