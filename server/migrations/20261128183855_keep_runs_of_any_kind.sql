-- sealed 900626821cfce88aaba6d520e54538330517a1ccf500afd57f73f445bfa085e3
CREATE TABLE "run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(64) NOT NULL,
	"task" jsonb NOT NULL,
	"label" text NOT NULL,
	"state" varchar(8) NOT NULL,
	"matched" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"job_id" integer,
	"change_id" bigint,
	"is_undoable" boolean NOT NULL,
	"stop_time" timestamp (3) with time zone,
	"request_key" varchar(64),
	"admin_id" integer,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "run_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"target" integer,
	"key" text DEFAULT '' NOT NULL,
	"input" jsonb,
	"state" varchar(9) DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "run_row" ADD CONSTRAINT "run_row_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "run__admin" ON "run" USING btree ("admin_id","create_time","id");
--> statement-breakpoint
CREATE INDEX "run__job" ON "run" USING btree ("job_id");
--> statement-breakpoint
CREATE INDEX "run__time" ON "run" USING btree ("kind","create_time");
--> statement-breakpoint
CREATE INDEX "run_row__of_run" ON "run_row" USING btree ("run_id","state","id");
--> statement-breakpoint
CREATE INDEX "run_row__waiting" ON "run_row" USING btree ("run_id","target","id") WHERE state = 'waiting';
