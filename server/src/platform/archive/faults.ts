import { StartFailure } from '../start-failure.ts';

export const torn = () => new StartFailure('这个备份不完整，没有写完或被截断，请换一个备份。 (The backup is torn.)');
export const damaged = () => new StartFailure('这个备份已损坏，内容和写下时不一样，请换一个备份。 (The backup is damaged.)');
export const foreign = () => new StartFailure('这个文件不是信号楼的备份。 (This is no backup of Signalbox.)');
export const tooNew = () =>
  new StartFailure('这个备份由更新的版本做成，请用较新的版本恢复。 (A newer version made this backup.)');
export const lacksKey = () =>
  new StartFailure('这个备份是加密的，请把做备份时的密钥写进 BACKUP_KEY。 (The backup is encrypted; set BACKUP_KEY.)');
export const wrongKey = () =>
  new StartFailure('BACKUP_KEY 不是做这个备份时用的那一个。 (BACKUP_KEY is not the key of this backup.)');
