CREATE TABLE "customer_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task" jsonb NOT NULL,
	"label" text NOT NULL,
	"state" varchar(8) NOT NULL,
	"matched" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"job_id" integer,
	"change_id" bigint,
	"admin_id" integer,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "customer_run_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_run_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"state" varchar(9) DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "segment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(30) NOT NULL,
	"filter" jsonb NOT NULL,
	"admin_id" integer,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_run_row" ADD CONSTRAINT "customer_run_row__run" FOREIGN KEY ("run_id") REFERENCES "public"."customer_run"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer_run__admin" ON "customer_run" USING btree ("admin_id","id");
--> statement-breakpoint
CREATE INDEX "customer_run__time" ON "customer_run" USING btree ("create_time");
--> statement-breakpoint
CREATE INDEX "customer_run_row__of_run" ON "customer_run_row" USING btree ("run_id","state","id");
--> statement-breakpoint
CREATE INDEX "customer_run_row__waiting" ON "customer_run_row" USING btree ("run_id","uid") WHERE state = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "segment__name" ON "segment" USING btree ("name") WHERE not is_del;
