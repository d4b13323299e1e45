import { useMemo } from 'react';
import { useSession } from '#web/ui/wire/index.ts';
import { useEntered } from '../enter.ts';
import { isPhone } from '../frame.ts';
import { type Entry, menuOf } from '../menu.ts';
import { leadsSomewhere } from '../screens.ts';

/** The menu of the person who is signed in. */
export function useMenu(): readonly Entry[] {
  const tree = useEntered((entered) => entered.tree);
  const info = useSession((session) => session.info);
  return useMemo(() => (info ? menuOf(tree ?? [], { phone: isPhone(), may: leadsSomewhere }) : []), [tree, info]);
}
