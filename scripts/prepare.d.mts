export function ensureServer(): void;
export const serverArguments: readonly string[];
