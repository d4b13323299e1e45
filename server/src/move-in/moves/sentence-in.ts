const IN_ENGLISH = / \([^()]*\)$/;

/** Sentence of a command, without the English behind it. */
export const sentenceIn = ({ message }: Error): string => message.replace(IN_ENGLISH, '');
