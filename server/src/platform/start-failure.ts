/** Reason the server cannot start, in one sentence for whoever started it; it never comes with a stack trace. */
export class StartFailure extends Error {}

/** The error code of a failed system call, such as `EACCES`. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
