import { z } from 'zod';
import { id, moment } from '../wire.ts';

export const PickPoint = z.object({
  id,
  name: z.string(),
  introduction: z.string(),
  phone: z.string(),
  /** Province, city and district by name, with commas between. */
  address: z.string(),
  detailedAddress: z.string(),
  image: z.string(),
  latitude: z.string(),
  longitude: z.string().default(''),
  validTime: z.string().default(''),
  /** Opening hours, "09:00:00,21:00:00"; empty where they are not known. */
  dayTime: z.string(),
  isShow: z.boolean(),
  isDel: z.boolean(),
  createTime: moment,
  updateTime: moment,
});
export type PickPoint = z.output<typeof PickPoint>;
