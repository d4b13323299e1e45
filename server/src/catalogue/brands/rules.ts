import { pinyin } from 'pinyin-pro';

/** The letter a brand is filed under: the first of its name, in pinyin where it is Chinese. None for digits and signs. */
export const initialOf = (name: string): string =>
  /^[a-z]/i.exec(pinyin(name.trim(), { toneType: 'none', v: true }))?.[0].toUpperCase() ?? '';
