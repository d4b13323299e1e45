import type { Finding } from '../doctor/finding.ts';
import type { BackupPlace } from './place.ts';

/** Numbers of what a backup holds. */
export interface BackupHolds {
  tables: number;
  rows: number;
  files: number;
}

export interface FinishedBackup extends BackupHolds {
  name: string;
  bytes: number;
  /** Backups of the shop that the place holds now. */
  names: string[];
}

/** Outcome of a restore that was tried: findings of the proofs, or the room that it lacks. */
export type ProvenBackup = (BackupHolds & { findings: Finding[] }) | { needed: number; free: number };

export interface MakeTask {
  act: 'make';
  /** Folder or bucket. */
  at: string;
  key: string | undefined;
  keep: number;
}

export interface ProveTask {
  act: 'prove';
  at: string;
  key: string | undefined;
  name: string;
}

/** Copy of the running embedded database, from which its log leads to any moment. */
export interface CopyTask {
  act: 'copy';
}

/** Hears how far a backup is: what is done, of all. */
export type OnProgress = (progress: { step: BackupStep; done: number; total: number }) => void;
export type BackupStep = 'copy' | 'read' | 'restore' | 'prove';

/** Backups of this shop, made and proven by processes beside the server. */
export interface Backups {
  place(at: string): Promise<BackupPlace>;
  make(task: Omit<MakeTask, 'act'>, onProgress: OnProgress): Promise<FinishedBackup>;
  /** Copies the embedded database beside itself. */
  copy(): Promise<void>;
  /** Restores a backup into a folder that goes again. */
  prove(task: Omit<ProveTask, 'act'>, onProgress: OnProgress): Promise<ProvenBackup>;
}
