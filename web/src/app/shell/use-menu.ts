import { useMemo } from 'react';
import { useSession } from '#web/ui/wire/index.ts';
import { useEntered } from '../session/enter.ts';
import { isPhone } from '../look/layout-store.ts';
import { type MenuItem, menuOf } from '../menu/menu.ts';
import { leadsSomewhere } from '../screens/screens.ts';

/** The menu of the person who is signed in. */
export function useMenu(): readonly MenuItem[] {
  const tree = useEntered((entered) => entered.tree);
  const info = useSession((session) => session.info);
  return useMemo(() => (info ? menuOf(tree ?? [], { phone: isPhone(), may: leadsSomewhere }) : []), [tree, info]);
}
