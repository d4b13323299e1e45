import { administratorCalls } from '#contract/access/administrators.ts';
import { run, setSigned, useSession } from '#web/ui/wire/index.ts';

/**
 * Record of the signed-in person as the list of administrators saves it: the only way to change it on other servers of the
 * wire.
 */
export function useOwnRecord() {
  const info = useSession((session) => session.info);
  return info?.id === undefined ? undefined : { id: info.id, account: info.name, realName: info.realName };
}

/** The name was changed, and no news of it comes from such a server. */
export async function learnName(): Promise<void> {
  const { realName } = await run(administratorCalls.me, {});
  const { info } = useSession.getState();
  if (info) setSigned({ ...info, realName });
}
