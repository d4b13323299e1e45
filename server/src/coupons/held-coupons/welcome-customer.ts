import { welcome } from '#server/customers/index.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import { newcomerCoupons } from '../coupons/queries.ts';
import { giveCoupons } from './give-coupons.ts';

/** Every coupon for newcomers that is on and left, once for each customer, also where the task runs twice. */
export const welcomeCustomer: Job<{ uid: number }> = {
  name: welcome.name,
  label: '赠送新人券',
  async run({ write }, { uid }) {
    await write({ name: welcome.name, actor: systemActor('系统') }, async (write) => {
      const couponIds = await newcomerCoupons(write.tx);
      await giveCoupons(write, { uid, couponIds, type: 'new' });
    });
  },
};
