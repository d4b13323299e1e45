/** The letter that a name is filed under: its first, in pinyin where it is Chinese. None for digits and signs. */
export const initialOf = async (name: string): Promise<string> =>
  /^[a-z]/i.exec((await import('pinyin-pro')).pinyin(name.trim(), { toneType: 'none', v: true }))?.[0].toUpperCase() ?? '';
