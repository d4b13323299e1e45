import { isWireOnly } from '#web/ui/index.ts';

const BY_CERTIFICATE_CARD = new Set([
  'pay_routine_client_p12',
  'pay_weixin_certificate_path',
  'pay_mini_client_p12',
  'pay_routine_certificate_path',
]);

/** Field of a form of the wire that other clients go on filling in, and in whose place our server has something better on the same screen. */
export const isSuperseded = (name: string): boolean => !isWireOnly() && BY_CERTIFICATE_CARD.has(name);
