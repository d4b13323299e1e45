export interface SignInReward {
  title: string;
  /** Place in the cycle, from 1. */
  day: number;
  integral: number;
  experience: number;
}

/** Reward of the n-th day in a row; after the last day of the cycle the first one comes again. */
export function rewardOf(days: number, rewards: readonly SignInReward[]): Pick<SignInReward, 'integral' | 'experience'> {
  const length = Math.max(0, ...rewards.map(({ day }) => day));
  const place = length === 0 ? 0 : ((days - 1) % length) + 1;
  return rewards.find(({ day }) => day === place) ?? { integral: 0, experience: 0 };
}
