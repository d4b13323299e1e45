import { askedNumber, parsePass } from '../parcels/rules.ts';
import { type Tracker, TRACKING_MS } from '../parcels/tracker.ts';
import type { OnePass } from './one-pass.ts';

export const onePassTracker = (onePass: OnePass): Tracker => ({
  isSetUp: () => onePass.isSetUp(),
  async find(parcel) {
    const form = { com: parcel.code, num: askedNumber(parcel) };
    return parsePass(parcel, await onePass.read('expr/query', form, TRACKING_MS));
  },
});
