import { choices } from '../choices.ts';

/** Platforms on which goods are sold besides here, by the names that travel. */
export const platforms = choices({ taobao: '淘宝', tmall: '天猫', jd: '京东', suning: '苏宁', pdd: '拼多多' });
export type Platform = (typeof platforms.values)[number];

const hosts: readonly (readonly [Platform, RegExp])[] = [
  ['tmall', /(^|\.)tmall\.(com|hk)$/],
  ['taobao', /(^|\.)taobao\.com$/],
  ['jd', /(^|\.)jd\.(com|hk)$/],
  ['suning', /(^|\.)suning\.com$/],
  ['pdd', /(^|\.)(yangkeduo|pinduoduo)\.com$/],
];

/** Platform of an address; undefined for any other. */
export function platformOf(link: string): Platform | undefined {
  const url = URL.canParse(link.trim()) ? new URL(link.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return hosts.find(([, host]) => host.test(url.hostname))?.[0];
}
