CREATE TABLE "change_checkpoint" (
	"id" integer PRIMARY KEY NOT NULL,
	"seal_id" bigint NOT NULL,
	"hash" char(64) NOT NULL,
	"removed" bigint NOT NULL,
	"before" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "change_seal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"change_id" bigint NOT NULL,
	"since" bigint NOT NULL,
	"through" bigint NOT NULL,
	"digest" char(64) NOT NULL,
	"hash" char(64) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "change_verification" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seal_id" bigint NOT NULL,
	"through" timestamp (3) with time zone,
	"broken_change" bigint,
	"fault" varchar(16)
);

--> statement-breakpoint
CREATE TABLE "change_unsealed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_unsealed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" bigint NOT NULL,
	"since" bigint NOT NULL,
	"through" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "change_seal__change" ON "change_seal" USING btree ("change_id","id");

--> statement-breakpoint
-- Acts of before the chain are sealed as they are now, in their order.
insert into change_unsealed (change_id, since, through) select change_id, 0, max(id) from change_row group by change_id order by change_id;
