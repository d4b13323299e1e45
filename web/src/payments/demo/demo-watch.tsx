import { usePolling } from '#web/ui/wire/index.ts';

const EVERY_MS = 3000;

/** Reads money that is under way again and again: whoever plays its buyer or bank wants to see at once what became of it. */
export function DemoWatch({ noun }: { noun: string }) {
  usePolling({ noun }, EVERY_MS);
  return null;
}
