import { choices } from '../choices.ts';

/** Platforms on which goods are sold besides here, by the names that travel. */
export const platforms = choices({ taobao: '淘宝', tmall: '天猫', jd: '京东', suning: '苏宁', pdd: '拼多多' });
export type Platform = (typeof platforms.values)[number];
