import { z } from 'zod';

/** Field of ours in a record that may have come through the API key of a storefront: its name, null where it came any other way. */
export const viaKey = { viaKey: z.string().nullish() };

/** Number that a key made by a program carries in its name. */
const SERIAL = /[\s-]*\d{6,}$/;

/** "经由 微信商城": words by which staff read that a storefront acted through its key. */
export const viaKeyText = (name: string): string => `经由 ${name.replace(SERIAL, '')}`;
