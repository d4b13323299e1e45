import { StartFailure, systemCode } from '../../start-failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  '42501': '数据库账号没有建表的权限，请让它成为这个库的所有者',
  '55P03': '有别的连接正占用着表，请先结束它们',
  '53100': '数据库所在的磁盘已满',
  '42P07': '库中已有别的程序的同名表，请换一个空的数据库',
};

/** An upgrade is one transaction: whatever broke it, the database is as it was. */
export function upgradeFailure(error: unknown): StartFailure {
  const reason = REASONS[systemCode(error) ?? ''] ?? '请保留这条消息并联系开发者';
  const detail = error instanceof Error ? error.message : String(error);
  return new StartFailure(
    `数据库升级没有成功，已全部撤回，原来的版本仍可使用：${reason}。 (The upgrade was rolled back: ${detail}.)`,
  );
}
