import { SECRET_SET } from '#contract/settings/setting.ts';

/**
 * Values that were saved, masked where the server has answered a mask: the next read answers the same. Of a secret that was set just
 * now the next read tells; a server that answers texts as they are would take the mask for a new one.
 */
export const maskedAgain = <T>(saved: Readonly<Record<string, T>>, stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [name, value && stored[name] === SECRET_SET ? SECRET_SET : value]),
  );
