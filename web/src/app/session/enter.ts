import { create } from 'zustand';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { forgetUnsaved } from '#web/ui/basics/unsaved.ts';
import {
  NetworkError,
  WireError,
  forgetStoreStaff,
  isAborted,
  isFault,
  isImpersonating,
  run,
  runWithChange,
  sentenceOf,
  setSigned,
  signOut,
} from '#web/ui/wire/index.ts';
import { forgetLoginInfo, keepLoginInfo } from './login-info.ts';
import type { MenuNode } from '../menu/menu.ts';
import { forgetFinds } from '../menu/recent-finds.ts';
import { useTags } from '../menu/tags.ts';

interface Entered {
  /** The menu as the server sent it; undefined until a person is in. */
  tree: readonly MenuNode[] | undefined;
  /** Steps before everything else: the first password is still the printed one, or a role asks for two-step sign-in. */
  duty: 'password' | 'twoStep' | undefined;
  /** Minutes without input after which the screen locks; 0 is never. */
  idleLockMinutes: number;
  /** End of a look as somebody else, at the latest. */
  impersonatedUntil: Date | undefined;
  /** Payments by WeChat go through the channel of a demonstration. */
  isDemoChannel: boolean;
  /** The shop moved in and is not open yet. */
  isAsleep: boolean;
  /** Reason the owner of the token is not known yet. */
  trouble: string | undefined;
}

const outside: Entered = {
  tree: undefined,
  duty: undefined,
  idleLockMinutes: 0,
  impersonatedUntil: undefined,
  isDemoChannel: false,
  isAsleep: false,
  trouble: undefined,
};

export const useEntered = create<Entered>(() => outside);

async function whoAmI() {
  const { answer: me, message } = await runWithChange(administratorCalls.me, {});
  if (!me?.account) throw new Error('Verification failed, please Login again.');
  if (!Array.isArray(me.roles) || me.roles.length === 0) throw new Error('getInfo: roles must be a non-null array!');
  return { me, isLaterLine: message === undefined };
}

const reasonOf = (error: unknown) =>
  error instanceof WireError || error instanceof NetworkError
    ? sentenceOf(error)
    : error instanceof Error
      ? error.message
      : 'Has Error';

/** The server has not judged the token: it did not answer, or broke over the question. */
const isUndecided = (error: unknown) => error instanceof NetworkError || isFault(error);

let asked = 0;
let shown = 0;

/** Owner of the token, and what they may open. An answer that a later one has overtaken says what was, and shows nothing. */
async function learn(): Promise<void> {
  const turn = (asked += 1);
  const { me, isLaterLine } = await whoAmI();
  if (turn < shown) return;
  shown = turn;
  const { id, account: name, realName, roles, permissionsList: permissions, isLimited = false, ownShop } = me;
  const { ownShops = ownShop ? [ownShop] : [] } = me;
  setSigned({
    id,
    name,
    realName,
    roles,
    permissions,
    isWireOnly: me.isExtended !== true,
    isLaterLine,
    isLimited,
    ...(ownShop !== undefined && { ownShops }),
  });
  if (!isImpersonating()) keepLoginInfo(me);
  const duty = me.mustChangePassword ? 'password' : me.mustSetUpTwoStep ? 'twoStep' : undefined;
  const tree = duty ? [] : await run(menuCalls.mine, {});
  if (turn < shown) return;
  const { idleLockMinutes = 0, impersonatedUntil, isDemoChannel = false, isAsleep = false } = me;
  useEntered.setState({ tree, duty, idleLockMinutes, impersonatedUntil, isDemoChannel, isAsleep, trouble: undefined });
}

/** Learns it again: menus or rights are others now. Without an answer everything stays as it is. */
export const learnAgain = (): Promise<void> => learn().catch(() => undefined);

/** Learns it first. Whom the server refuses is signed out, and told why. */
export async function enter(): Promise<void> {
  try {
    await learn();
  } catch (error) {
    if (isAborted(error)) return;
    if (isUndecided(error)) return useEntered.setState({ trouble: sentenceOf(error) });
    leave();
    notify.error(reasonOf(error) || 'Has Error');
  }
}

/** Forgets the person: token, permissions, menu and open pages. */
export function leave(): void {
  signOut();
  useEntered.setState(outside);
  useTags.setState({ tags: [] });
  forgetUnsaved();
  forgetFinds();
  forgetStoreStaff();
  forgetLoginInfo();
}
