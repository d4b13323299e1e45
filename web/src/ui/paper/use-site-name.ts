import { signInCalls } from '#contract/access/sign-in.ts';
import { useCall } from '../wire/index.ts';

/** The shop as its papers name it; undefined until that is known. */
export const useSiteName = (): string | undefined => useCall(signInCalls.pictures, {}, { saysItself: true }).data?.siteName;
