import { accessCalls } from './access.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { customerCalls } from './customers.ts';
import { deliveryCalls } from './delivery.ts';
import { financeCalls } from './finance.ts';
import { marketingCalls } from './marketing.ts';
import { orderCalls } from './orders.ts';
import { passCalls } from './pass.ts';
import { settingCalls } from './settings.ts';
import { wechatCalls } from './wechat.ts';
import type { WireCalls } from './wire-call.ts';

export type { WireCall, WireInput } from './wire-call.ts';

/** Descriptions of the calls of the wire: input and answer with the names and types that every server of it knows. */
export const callsOfTheWire: WireCalls = {
  ...accessCalls,
  ...settingCalls,
  ...catalogueCalls,
  ...orderCalls,
  ...deliveryCalls,
  ...customerCalls,
  ...financeCalls,
  ...marketingCalls,
  ...contentCalls,
  ...passCalls,
  ...wechatCalls,
};
