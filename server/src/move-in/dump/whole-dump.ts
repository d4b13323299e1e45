import { TornDump } from './unreadable.ts';

const MYSQLDUMP = /^-- (?:MySQL|MariaDB) dump /;
const COMPLETED = /^-- Dump completed/;
const NAVICAT = /^\/\*\s*Navicat /;
const PHP_MY_ADMIN = /^-- phpMyAdmin SQL Dump/;

/** Tells by what programs write at the end whether they came to it: a file cut off behind a statement looks whole otherwise. */
export class WholeDump {
  /** End that is waited for. */
  private awaited: { end: RegExp; says: string } | undefined;
  private program: 'navicat' | 'phpMyAdmin' | undefined;

  hearComment(comment: string): void {
    if (MYSQLDUMP.test(comment)) this.awaited = { end: COMPLETED, says: '末尾没有 “-- Dump completed”' };
    else if (NAVICAT.test(comment)) this.program = 'navicat';
    else if (PHP_MY_ADMIN.test(comment)) this.program = 'phpMyAdmin';
    else this.hearEnd(comment);
  }

  hearStatement(statement: string): void {
    if (this.program === 'navicat' && /^set\s+foreign_key_checks\s*=\s*0/i.test(statement))
      this.awaited = { end: /^set\s+foreign_key_checks\s*=\s*1/i, says: '末尾没有 “SET FOREIGN_KEY_CHECKS = 1”' };
    else if (this.program === 'phpMyAdmin' && /^start\s+transaction/i.test(statement))
      this.awaited = { end: /^commit/i, says: '末尾没有 “COMMIT”' };
    else this.hearEnd(statement);
  }

  private hearEnd(text: string): void {
    if (this.awaited?.end.test(text)) this.awaited = undefined;
  }

  check(): void {
    if (this.awaited) throw new TornDump(this.awaited.says);
  }
}
