import { signInCalls } from '#contract/access/sign-in.ts';
import { useCall } from '#web/ui/wire/index.ts';

const FALLBACK = '铁路商城订单管理系统';

/** Pictures and name of the shop, readable before anybody signs in. */
export const useSite = () => useCall(signInCalls.pictures, {}).data;

export const useSiteName = (): string => useSite()?.siteName || FALLBACK;

export function useLogos(): { wide: string; square: string } {
  const site = useSite();
  return { wide: site?.logo ?? '', square: site?.squareLogo ?? '' };
}
