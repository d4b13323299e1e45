export interface SignInReward {
  title: string;
  /** Place in the cycle, from 1. */
  day: number;
  integral: number;
  experience: number;
}

/** What the so-manieth day in a row brings; after the last day of the cycle the first one comes again. */
export function rewardOf(days: number, rewards: readonly SignInReward[]): Pick<SignInReward, 'integral' | 'experience'> {
  const length = Math.max(0, ...rewards.map(({ day }) => day));
  const place = length === 0 ? 0 : ((days - 1) % length) + 1;
  return rewards.find(({ day }) => day === place) ?? { integral: 0, experience: 0 };
}
