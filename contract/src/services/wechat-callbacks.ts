import { callback, callbacks } from './callbacks.ts';

const ECHO = 'SHA-1 of token, time and nonce, within five minutes';
const PUSH =
  'SHA-1 of token, time and nonce, in the encrypted modes with the encrypted text, which opens with our key and holds our app id';

/** Messages and events of the public account, at the address of the wire. */
export const publicAccountCallbacks = callbacks('wechat', '/public/wechat/message/webHook', {
  echo: callback('GET', '', { label: '公众号地址验证', verifies: ECHO }),
  push: callback('POST', '', { label: '公众号消息', verifies: PUSH }),
});

/** Messages and events of the mini programme. */
export const miniProgrammeCallbacks = callbacks('wechat', '/public/wechat/mini/callback/index', {
  miniEcho: callback('GET', '', { label: '小程序地址验证', verifies: ECHO }),
  miniPush: callback('POST', '', { label: '小程序消息', verifies: PUSH }),
});
