import { useState } from 'react';
import {
  type Backup,
  backupCalls,
  backupFile,
  backupPlanCalls,
  backupStates,
  downloadPermission,
  proofStates,
} from '#contract/maintenance/backups.ts';
import {
  Choice,
  ChoiceTabs,
  type Column,
  DownloadButton,
  HistoryButton,
  ListPage,
  RunButton,
  usePolling,
  when,
} from '#web/ui/index.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { BackupKey } from './backup-key.tsx';
import { KeyButtons, PlanButton } from './plan-dialog.tsx';
import { PlanLine } from './plan-line.tsx';
import '../maintenance.css';

const POLL_MS = 3000;
const MB = 1024 * 1024;
const GB = 1024 * MB;

const sizeText = (bytes: number): string => {
  if (bytes === 0) return '—';
  return bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${(bytes / MB).toFixed(1)} MB`;
};

const holdsText = ({ tables, rows, files }: Backup): string =>
  tables === 0 ? '—' : `${tables} 张表、${rows.toLocaleString('zh-CN')} 行、${files.toLocaleString('zh-CN')} 个文件`;

function lastedText({ beginTime, endTime }: Backup): string {
  if (!endTime) return '';
  const seconds = Math.max(1, Math.round((endTime.getTime() - beginTime.getTime()) / 1000));
  return seconds < 60 ? `用时 ${seconds} 秒` : `用时 ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
}

const progressText = ({ done, total }: Backup): string => (total > 0 ? `${done} / ${total} 张表` : '');

const State = ({ of }: { of: Backup }) => (
  <>
    <Choice of={backupStates} value={of.state} />
    <small className="backup-says">{of.problem || (of.state === backupStates.making ? progressText(of) : lastedText(of))}</small>
  </>
);

const Proof = ({ of }: { of: Backup }) => (
  <>
    <Choice of={proofStates} value={of.proof} />
    <small className="backup-says">{of.proof === proofStates.proving ? progressText(of) : of.proofSays}</small>
  </>
);

const columns: readonly Column<Backup>[] = [
  { field: 'beginTime', width: 160, card: 'title', show: when },
  { field: 'state', width: 200, show: (_, row) => <State of={row} /> },
  {
    field: 'bytes',
    width: 88,
    show: (bytes, { isEncrypted }) => `${sizeText(bytes)}${bytes > 0 && !isEncrypted ? '，未加密' : ''}`,
  },
  { field: 'rows', width: 150, show: (_, row) => holdsText(row) },
  { field: 'proof', width: 216, show: (_, row) => <Proof of={row} /> },
  { field: 'path', width: 140, show: (path) => path || '—' },
  { field: 'by', width: 88 },
];

const Download = needing(
  ({ backup: { id, path } }: { backup: Backup }) => (
    <DownloadButton address={backupFile(id)} fileName={path.split('/').at(-1) ?? 'shop.backup'} />
  ),
  downloadPermission,
);

/** Backups of the shop, when they are made, and what was proven of each. */
export function BackupList() {
  usePolling(backupCalls.list, POLL_MS);
  const [key, setKey] = useState<string>();
  const make = <RunButton label="立即备份" call={backupCalls.make} input={{}} primary says={backupCalls.make.says} />;
  return (
    <>
      <ListPage
        title="备份"
        call={backupCalls.list}
        tabs={<ChoiceTabs name="state" of={backupStates} call={backupCalls.list} />}
        sums={<PlanLine />}
        columns={columns}
        rowActions={(backup) => backup.state === backupStates.made && <Download backup={backup} />}
        actions={
          <>
            <PlanButton />
            <KeyButtons onMade={setKey} />
            <HistoryButton noun="backup_plan" id={1} call={backupPlanCalls.info} />
            {make}
          </>
        }
        empty={{ says: '还没有备份。填好存放位置后，系统每天自动备份，并恢复一遍来验证', action: make }}
      />
      {key && <BackupKey value={key} onClose={() => setKey(undefined)} />}
    </>
  );
}
