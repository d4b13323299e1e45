/**
 * The letter a brand is filed under: the first of its name, in pinyin where it is Chinese. None for digits and signs. The dictionary is
 * loaded with the first name, because it takes a while of each start, and 10 MB.
 */
export async function initialOf(name: string): Promise<string> {
  const { pinyin } = await import('pinyin-pro');
  return /^[a-z]/i.exec(pinyin(name.trim(), { toneType: 'none', v: true }))?.[0].toUpperCase() ?? '';
}
