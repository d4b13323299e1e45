import { choices } from '../choices.ts';
import { platforms } from '../services/platforms.ts';

const { taobao, tmall, jd, suning, pdd } = platforms.labels;

/** Shops that products are collected from: the platforms, and the one behind the connector. */
export const draftSources = choices({ guotie: '国铁商城', taobao, tmall, jd, suning, pdd });
/** Longest link of a product, or of a shop, that is asked for and kept. */
export const SOURCE_LINK_MAX = 500;
export type DraftSource = (typeof draftSources.values)[number];
