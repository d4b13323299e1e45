import type { Input } from '#contract/call.ts';
import { rechargeExportCalls } from '#contract/finance/recharge-export.ts';
import { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeBackCalls, rechargeCalls } from '#contract/finance/recharges.ts';
import { begins } from '#server/exports/index.ts';
import { type FirstStep, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import { confirmPaidBack } from './confirm-paid-back.ts';
import { createRecharge } from './create-recharge.ts';
import { deleteRecharge } from './delete-recharge.ts';
import { failPaidBack } from './fail-paid-back.ts';
import { payRecharge } from './pay-recharge.ts';
import { countPayBack, listRecharges, rechargeOffer } from './queries.ts';
import { proposeRechargeRefund } from './propose-recharge-refund.ts';
import { rechargeFigures } from './recharge-figures.ts';
import { rechargeExport } from './recharge-export.ts';
import { refundRecharge } from './refund-recharge.ts';

type ToldPayment = Input<typeof openRechargeCalls.pay>;

/** `checkTold` refuses what a storefront may not say itself. */
export const rechargeRoutes = (checkTold: FirstStep<ToldPayment>) => [
  ...serve(rechargeCalls, {
    list: read(listRecharges),
    figures: read(rechargeFigures),
    refund: write(refundRecharge),
    proposeRefund: write(proposeRechargeRefund),
    delete: write(deleteRecharge),
  }),
  ...serve(rechargeBackCalls, { confirmPaidBack: write(confirmPaidBack), failPaidBack: write(failPaidBack) }),
  ...serve(rechargeOwedCalls, { countPayBack: read(countPayBack) }),
  ...serve(rechargeExportCalls, { exportRecharges: write(begins(rechargeExport)) }),
  ...serve(openRechargeCalls, {
    offer: read((db) => rechargeOffer(db)),
    create: write(createRecharge),
    pay: writeAfter(checkTold, payRecharge),
  }),
];
