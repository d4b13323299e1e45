-- sealed 66577ce33cc321fe806f2c2629c0eb6a5d358ff3014fe87c3e2fc93a362d8d5e
CREATE TABLE "backup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" varchar(16) NOT NULL,
	"place" varchar(16) NOT NULL,
	"path" varchar(600) DEFAULT '' NOT NULL,
	"name" varchar(100) DEFAULT '' NOT NULL,
	"by" varchar(64) NOT NULL,
	"is_by_timer" boolean NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"tables" integer DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" varchar(500) DEFAULT '' NOT NULL,
	"proof" varchar(16) DEFAULT 'none' NOT NULL,
	"proof_begin" timestamp (3) with time zone,
	"proof_time" timestamp (3) with time zone,
	"proof_says" varchar(500) DEFAULT '' NOT NULL,
	CONSTRAINT "backup__ended" CHECK (("backup"."state" = 'making') = ("backup"."end_time" is null))
);

--> statement-breakpoint
CREATE TABLE "backup_plan" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hour" integer NOT NULL,
	"keep" integer NOT NULL,
	"place" varchar(16) NOT NULL,
	"folder" varchar(500) NOT NULL,
	"bucket" varchar(2000) DEFAULT '' NOT NULL,
	"key" varchar(500) DEFAULT '' NOT NULL,
	"proves" boolean NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "backup__making" ON "backup" USING btree ("state") WHERE state = 'making';
--> statement-breakpoint
CREATE INDEX "backup__newest" ON "backup" USING btree ("begin_time","id");
--> statement-breakpoint
CREATE INDEX "backup__proven" ON "backup" USING btree ("proof_time");
