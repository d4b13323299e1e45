import type { CheckStep } from '#server/platform/outside-services.ts';
import type { MiniProgramme } from '#server/platform/mini-programme.ts';

/** Transaction that is nobody's: asking about it proves the right to the interface, and changes nothing. */
const NOBODYS = 'signalbox-check-0';

/** Says whether shipping information is required, and tries what it takes. */
export const shippingSteps = (mini: MiniProgramme): CheckStep[] => [
  {
    name: '发货信息管理',
    async run() {
      if (!(await mini.isTradeManaged())) return { says: '小程序未开通发货信息管理，不需要上传发货信息' };
      await mini.findShipping(NOBODYS);
      return { says: '需要上传发货信息，否则货款不结算；接口可用，发货后自动上传' };
    },
  },
];
