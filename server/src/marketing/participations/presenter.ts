import type { OpenBargain, OwnBargain, Participation } from '#contract/marketing/participations.ts';
import { type Addresses, avatarBelow } from '#server/pictures/index.ts';
import { type Activity, lastMomentOf } from '../activities/rules.ts';
import type { Offer, ParticipationRow } from './rules.ts';

interface Joined {
  participation: ParticipationRow;
  activity: Activity;
  nickname: string;
  avatar: string;
}

export function toParticipation({ participation, activity, nickname, avatar }: Joined, pictures: Addresses): Participation {
  const { bargainPrice, price, peopleNum, helps, createTime } = participation;
  return {
    ...participation,
    addTime: createTime,
    nickname,
    avatar: avatarBelow(pictures, avatar),
    title: activity.title,
    dataTime: lastMomentOf(activity.stopTime),
    nowPrice: bargainPrice - price,
    num: peopleNum - helps,
  };
}

export function toOwnBargain({ participation, activity }: Joined, pictures: Addresses): OwnBargain {
  const { bargainPrice, bargainPriceMin, price, peopleNum, helps } = participation;
  return {
    ...participation,
    title: activity.title,
    image: pictures.show(activity.image),
    stopTime: lastMomentOf(activity.stopTime),
    price: bargainPrice,
    minPrice: bargainPriceMin,
    nowPrice: bargainPrice - price,
    left: peopleNum - helps,
  };
}

export const toOffered = ({ activity, own }: Pick<Offer, 'activity' | 'own'>, pictures: Addresses): OpenBargain => ({
  ...activity,
  stopTime: lastMomentOf(activity.stopTime),
  image: pictures.show(activity.image),
  skuId: own.skuId,
  price: own.price,
  minPrice: own.minPrice ?? 0,
  quota: own.quota,
  peopleNum: activity.peopleNum ?? 0,
});
