import { choices } from '../choices.ts';

/** Ways in which a buyer comes to the page of a provider. */
export const payChannels = choices({
  native: '扫码',
  jsapi: '公众号',
  routine: '小程序',
  h5: '手机浏览器',
});
export type PayChannel = (typeof payChannels.values)[number];
