const NAME_MAX = 10;

/** Names and notes must not become tags of a printer. */
export const plain = (text: string): string => text.replaceAll(/[<>]/g, ' ').trim();

export const shortName = (name: string): string => {
  const text = plain(name);
  return text.length > NAME_MAX ? text.slice(0, NAME_MAX + 1) : text;
};
