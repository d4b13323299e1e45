import { choices } from '../choices.ts';

/** Provider whose account text messages leave by. */
export const textingProviders = choices({ onePass: ['1', '一号通'], aliyun: ['2', '阿里云短信'] });
export type TextingProvider = (typeof textingProviders.values)[number];
