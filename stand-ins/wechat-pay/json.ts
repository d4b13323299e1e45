/** Fields of a JSON object. */
export type JsonFields = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): JsonFields => (typeof value === 'object' && value !== null ? { ...value } : {});
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
