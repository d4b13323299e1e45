import type { PassServiceName } from '#contract/services/pass/pass-services.ts';

export const ACCOUNT = '/operation/onePass';
export const TEMPLATES = '/operation/systemSms/template';
const PACKAGES = '/operation/systemSms/pay';

export const packagesOf = (type: PassServiceName): string => `${PACKAGES}?type=${type}`;

/** Address of the sign-in that leads back here. */
export const signInFor = (back: string): string => `${ACCOUNT}?url=${encodeURIComponent(back)}`;

/** Address of ours that a sign-in may lead to; anything else stands for none. */
export const ownAddress = (url: string | null): string | undefined =>
  url !== null && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : undefined;
