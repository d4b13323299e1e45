export function ensureServer(): void;
export function ensureWeb(): void;
export const serverFlags: readonly string[];
export const serverMain: string;
