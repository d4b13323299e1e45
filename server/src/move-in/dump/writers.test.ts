import { describe, expect, it } from 'vitest';
import { crmebColumns } from '../crmeb/columns.ts';
import { columnsOf, rowOf } from './columns.ts';
import { readTuple } from './literals.ts';
import { readDump } from './read-dump.ts';

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(dump: string, length = 5) {
  const tables: Record<string, object[]> = {};
  for await (const { table, rows, isAnew } of readDump(inPieces(dump, length), { columns: crmebColumns() }))
    tables[table] = isAnew ? [] : [...(tables[table] ?? []), ...rows];
  return tables;
}

describe('a value', () => {
  it.each([
    [`("it's ""so""")`, [`it's "so"`]],
    [String.raw`("a\"b", 'c\'d', 'e\\')`, ['a"b', "c'd", 'e\\']],
    [`(_binary 0x4142, _binary 'AB', X'4142')`, [Buffer.from('AB'), 'AB', Buffer.from('AB')]],
    [String.raw`(\N, null, DEFAULT, true, FALSE)`, [null, null, null, '1', '0']],
    [`(b'101', 0b101, B'', -1.5e-20, +3, .5)`, ['5', '5', '0', '-1.5e-20', '+3', '.5']],
    [`( N'好' , TIMESTAMP'2026-01-01 00:00:00' )`, ['好', '2026-01-01 00:00:00']],
  ])('in %s is read as its writer meant it', (written, meant) => {
    expect(readTuple(written, 0)?.value).toEqual(meant);
  });

  it('takes backslashes for themselves in the mode that says so', () => {
    expect(readTuple(String.raw`('C:\', 'it''s')`, 0, { isPlain: true })?.value).toEqual(['C:\\', "it's"]);
  });

  it.each(['(now(), 1)', '(1 2)', `('a' 'b')`, '(1,,2)'])('that no dump writes is refused, never guessed: %s', (written) => {
    expect(() => readTuple(written, 0)).toThrow('读不懂');
  });

  it('of bits is written in bytes, digits or characters; a text has no half of a pair', () => {
    const columns = [
      { name: 'on', type: 'bit' },
      { name: 'name', type: 'varchar' },
    ];
    for (const value of ['1', '\u0001', Buffer.from([1]), Buffer.from('0000000000000001', 'hex')])
      expect(rowOf(columns, [value, 'a\ud83d'], undefined)).toEqual({ on: '1', name: 'a\ufffd' });
    expect(rowOf(columns, ['\0'], undefined)).toEqual({ on: '0' });
  });

  it('of JSON loses the escapes that no text here can hold, and nothing else', () => {
    const textOf = (text: string) => rowOf([{ name: 'a', type: 'text' }], [text], undefined)['a'];
    expect(textOf(String.raw`{"n\u0000":["a\ud83d","\u0000b"],"id":1}`)).toBe('{"n":["a\ufffd","b"],"id":1}');
    for (const kept of [
      String.raw`{"a":"\ud83d\ude00\/","id":12345678901234567890}`,
      String.raw`{"torn":"\ud83d`,
      String.raw`C:\u0000`,
    ])
      expect(textOf(kept)).toBe(kept);
  });
});

describe('the columns of a table', () => {
  it('are told whether names stand in quotes or not, from keys and from what the table says of itself', () => {
    const created = `CREATE TABLE t (
  Id int(11) NOT NULL AUTO_INCREMENT, "price" decimal(8,2) DEFAULT '0.00', \`key\` varchar(9) COMMENT 'a, (b)',
  twice int GENERATED ALWAYS AS (id * 2) STORED,
  PRIMARY KEY (id), KEY x (price,id), CONSTRAINT c CHECK (price > 0)
) ENGINE=InnoDB COMMENT='goods (all, of them)' PARTITION BY RANGE (id) (PARTITION p0 VALUES LESS THAN (9));`;
    expect(columnsOf(created).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id int',
      'price decimal',
      'key varchar',
      'twice int',
    ]);
  });
});

/** Two rows as programs write them. */
const FORMS: Readonly<Record<string, string>> = {
  DBeaver: `INSERT INTO crmeb.eb_user_group (id,group_name) VALUES
\t (1,'本地'),
\t (2,'it''s');
`,
  DataGrip: `create table crmeb.eb_user_group
(
    id         smallint auto_increment
        primary key,
    group_name varchar(64) default '' not null comment '名称, (多字)'
);
INSERT INTO crmeb.eb_user_group (id, group_name) VALUES (1, '本地');
INSERT INTO crmeb.eb_user_group (id, group_name) VALUES (2, 'it''s');
`,
  HeidiSQL: String.raw`/*!40000 ALTER TABLE eb_user_group DISABLE KEYS */;
REPLACE INTO eb_user_group (id, group_name) VALUES
	(1, '本地'),
	(2, 'it\'s');
/*!40000 ALTER TABLE eb_user_group ENABLE KEYS */;
`.replaceAll('\n', '\r\n'),
  mydumper: `INSERT INTO \`eb_user_group\` VALUES(1,"本地")\n,(2,"it's");\n`,
  Adminer: String.raw`INSERT INTO eb_user_group (id, group_name) VALUES
(1,	'本地'),
(2,	'it\'s')
ON DUPLICATE KEY UPDATE id = VALUES(id), group_name = VALUES(group_name);
`,
  SQLyog: String.raw`insert  into eb_user_group(id,group_name) values (1,'本地'),(2,'it\'s');`,
  TablePlus: String.raw`INSERT INTO eb_user_group (id, group_name) VALUES
('1', '本地'),
('2', 'it\'s');`,
  'mysqldump for ANSI': `INSERT IGNORE INTO "eb_user_group" VALUES (1,'本地'),(2,'it''s');`,
  mysqlpump: `INSERT LOW_PRIORITY IGNORE INTO \`crmeb\`.\`eb_user_group\` VALUES (1,"本地"),(2,"it's");`,
  Windows: `INSERT INTO \`EB_USER_GROUP\` (\`ID\`, \`GROUP_NAME\`) VALUES (1,'本地'),(2,'it''s');\u001a`,
  'Navicat in one transaction each': String.raw`-- ----------------------------
-- Records of eb_user_group
-- ----------------------------
BEGIN;
INSERT INTO eb_user_group VALUES (1, '本地');
INSERT INTO eb_user_group VALUES (2, 'it\'s');
COMMIT`,
  'a server that takes no escapes': `/*!40101 SET SQL_MODE='NO_BACKSLASH_ESCAPES' */;
INSERT INTO eb_user_group VALUES (1,'本地'),(2,'it''s');
`,
  'a dump behind an older one': `INSERT INTO eb_user_group VALUES (9,'x');
DROP TABLE IF EXISTS eb_user_group;
INSERT INTO eb_user_group VALUES (1,'本地'),(2,'it''s');
`,
};

describe('a dump', () => {
  it.each(Object.entries(FORMS))('of %s is read, torn anywhere', async (_, dump) => {
    const rows = [
      { id: '1', group_name: '本地' },
      { id: '2', group_name: "it's" },
    ];
    expect(await read(dump)).toEqual({ eb_user_group: rows });
  });

  it.each([
    ['mysqldump', '-- MySQL dump 10.13\n'],
    ['MariaDB', String.raw`/*M!999999\- enable the sandbox mode */` + '\n-- MariaDB dump 10.19\n'],
    ['Navicat', '/*\n Navicat Premium Data Transfer\n*/\nSET FOREIGN_KEY_CHECKS = 0;\n'],
    ['phpMyAdmin', '-- phpMyAdmin SQL Dump\nSTART TRANSACTION;\n'],
  ])('of %s that ends behind a statement, and before its last line, is refused', async (_, head) => {
    await expect(read(`${head}INSERT INTO eb_user_group VALUES (1,'a');\n`)).rejects.toThrow('备份文件不完整：末尾没有');
  });

  it('has tables of plugins with whatever functions in them, whose rows are counted', async () => {
    const dump = "INSERT INTO plugin VALUES (1,ST_GeomFromText('POINT(1 2);')),(2,NULL);\n";
    const reading = { columns: crmebColumns(), wanted: new Set(['eb_user']) };
    const found = await Array.fromAsync(readDump(inPieces(dump, 5), reading));
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('has routines whose text holds statements, with a delimiter and without', async () => {
    const body = "BEGIN INSERT INTO eb_user_group VALUES (7,'x'); SELECT 1; END";
    const dump = `DELIMITER ;;
CREATE DEFINER=\`root\`@\`%\` PROCEDURE p() ${body} ;;
CREATE TRIGGER u ${body} ;;
DELIMITER ;
CREATE DEFINER=\`root\`@\`%\` TRIGGER t AFTER INSERT ON u FOR EACH ROW
BEGIN
  INSERT INTO eb_user_group VALUES (8,'x');
END;
INSERT INTO eb_user_group VALUES (1,'a');
`;
    for (const length of [7, 12, 13, 5000])
      expect(await read(dump, length)).toEqual({ eb_user_group: [{ id: '1', group_name: 'a' }] });
  });

  it.each([
    ['more values than columns', "INSERT INTO eb_user_group VALUES (1,'a','b');", '对不上'],
    ['fewer values than columns', 'CREATE TABLE t (id int, a int, b int); INSERT INTO t VALUES (1,2);', '对不上'],
    ['rows in files of their own', "LOAD DATA LOCAL INFILE 'x.dat' INTO TABLE eb_user;", 'LOAD DATA'],
    ['rows out of a query', 'INSERT INTO eb_user_group SELECT * FROM x;', '读不懂的语句'],
  ])('with %s is refused, never guessed', async (_, dump, why) => {
    await expect(read(dump)).rejects.toThrow(why);
  });

  it('has moments in the zone of its writer, also where this leaves out its first lines', async () => {
    const row = "INSERT INTO eb_system_role VALUES (1,'a','',0,1,'2026-01-01 00:00:00','2026-01-01 00:00:00');\n";
    const timeOf = async (head: string) => (await read(head + row))['eb_system_role']?.[0];
    const [here, utc] = ['2025-12-31T16:00:00.000Z', '2026-01-01T00:00:00.000Z'].map((time) =>
      expect.objectContaining({ create_time: time }),
    );
    const compact = '/*!40101 SET @saved_cs_client     = @@character_set_client */;\n';
    expect(await timeOf('')).toEqual(here);
    expect(await timeOf("/*!40103 SET TIME_ZONE='+00:00' */;\n")).toEqual(utc);
    expect(await timeOf(compact)).toEqual(utc);
    expect(await timeOf(`/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;\n${compact}`)).toEqual(here);
  });
});
