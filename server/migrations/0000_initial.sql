CREATE TABLE "job_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(64) NOT NULL,
	"label" text NOT NULL,
	"state" varchar(16) NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"message" text NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"admin_id" integer,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" varchar(16) NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"address" varchar(45),
	"request_no" varchar(32),
	"act" varchar(96) NOT NULL,
	"undo_until" timestamp (3) with time zone,
	"undone_by" bigint,
	"touched" jsonb
);

--> statement-breakpoint
CREATE TABLE "change_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" bigint NOT NULL,
	"noun" varchar(64) NOT NULL,
	"row_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb
);

--> statement-breakpoint
CREATE TABLE "idempotent" (
	"key" varchar(160) PRIMARY KEY NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"answer" jsonb NOT NULL,
	"is_final" boolean DEFAULT true NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_change_id_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."change"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_run__admin" ON "job_run" USING btree ("admin_id","id");
--> statement-breakpoint
CREATE INDEX "change__at" ON "change" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "change_row__change" ON "change_row" USING btree ("change_id");
--> statement-breakpoint
CREATE INDEX "change_row__row" ON "change_row" USING btree ("noun","row_id","id");
