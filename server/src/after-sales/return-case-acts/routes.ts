import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { agreeCase } from './agree-case.ts';
import { checkInCase } from './check-in-case.ts';
import { exchangeCase } from './exchange-case.ts';
import { casesOfOrder, getCase, returnableGoods } from '../return-cases/get-case.ts';
import { countCases, listCases } from '../return-cases/list-cases.ts';
import { openCase } from './open-case.ts';
import { proposeCaseRefund } from './propose-case-refund.ts';
import { returnAddresses } from '../return-cases/queries.ts';
import { refundCase } from './refund-case.ts';
import { refuseCase } from './refuse-case.ts';
import { setReturnTracking } from './set-return-tracking.ts';
import { withdrawCase } from './withdraw-case.ts';

export const returnCaseRoutes = serve(returnCaseCalls, {
  list: read(listCases),
  count: read(countCases),
  info: read(getCase),
  ofOrder: read(casesOfOrder),
  goods: read(returnableGoods),
  addresses: read((db, _: object, { actor }) => returnAddresses(db, actor)),
  open: write(openCase),
  agree: write(agreeCase),
  refuse: write(refuseCase),
  withdraw: write(withdrawCase),
  setBack: write(setReturnTracking),
  checkIn: write(checkInCase),
  refund: write(refundCase),
  proposeRefund: write(proposeCaseRefund),
  exchange: write(exchangeCase),
});
