import type { Answer, Input } from '#contract/call.ts';
import { type passPackageCalls, passPackageRefusals } from '#contract/services/pass/packages.ts';
import { passServiceKeys } from '#contract/services/pass/pass-services.ts';
import type { Services } from '#server/platform/services.ts';

type Bought = Input<typeof passPackageCalls.drawCode>;

/** Draws the code of a package by what the platform sells now: the price and number that a browser sent are only compared. */
export const drawCode =
  ({ providers: { pass } }: Pick<Services, 'providers'>) =>
  async ({ mealId, price, num, type, payType }: Bought): Promise<Answer<typeof passPackageCalls.drawCode>> => {
    const account = await pass.info();
    if (account[passServiceKeys[type]].open !== 1) throw passPackageRefusals.NOT_OPEN();
    const sold = (await pass.packages(type)).find(({ id }) => id === mealId);
    if (!sold || sold.price !== price || sold.num !== num) throw passPackageRefusals.CHANGED();
    return pass.drawCode({ ...sold, type, payType });
  };
