export function ensureServer(): void;
export const serverFlags: readonly string[];
export const serverMain: string;
