import { askedNumber, parsePass } from '../parcels/rules.ts';
import type { Tracker } from '../parcels/tracker.ts';
import type { OnePass } from './one-pass.ts';

/** Short, because a person waits before a dialog. */
const TIMEOUT_MS = 6000;

export const onePassTracker = (onePass: OnePass): Tracker => ({
  isSetUp: () => onePass.isSetUp(),
  async find(parcel) {
    const form = { com: parcel.code, num: askedNumber(parcel) };
    return parsePass(parcel, await onePass.read('expr/query', form, TIMEOUT_MS));
  },
});
