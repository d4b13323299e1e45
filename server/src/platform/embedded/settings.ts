import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** `throwaway` is for tests: nothing has to survive a power cut. */
export type Durability = 'durable' | 'throwaway';

/**
 * PostgreSQL's settings: memory in MB from what the machine has, planner costs of a solid-state disk. Pages of lists are answered within
 * milliseconds: to compile a statement or to start workers for it takes longer, also for a branch that is then not taken.
 */
export function settingsFor(durability: Durability): string[] {
  const memory = Math.floor(totalmem() / MB);
  const buffers = durability === 'durable' ? Math.max(32, Math.min(256, Math.floor(memory / 8))) : 64;
  const lasting =
    durability === 'durable'
      ? ['synchronous_commit=on', 'max_wal_size=2GB']
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  return [
    `shared_buffers=${buffers}MB`,
    `effective_cache_size=${Math.max(128, Math.floor(memory / 2))}MB`,
    'max_connections=100',
    'work_mem=16MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    'jit=off',
    'max_parallel_workers_per_gather=0',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    ...lasting,
  ];
}
