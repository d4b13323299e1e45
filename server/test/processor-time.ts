import process from 'node:process';

/** Milliseconds of processor time that this thread spent on something: its cost, however busy the machine is. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
