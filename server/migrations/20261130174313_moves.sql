-- sealed 72eed7bdded6d0270cbc7e0388b8eca8a6cd46de54df2bc9fe2719669d3a3cdd
CREATE TABLE "move_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "move_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dump" varchar(120) NOT NULL,
	"is_dry" boolean NOT NULL,
	"state" varchar(16) NOT NULL,
	"pictures" varchar(500) NOT NULL,
	"picture_base" varchar(500) DEFAULT '' NOT NULL,
	"wechat_app_id" varchar(64) NOT NULL,
	"routine_app_id" varchar(64) NOT NULL,
	"job_id" integer,
	"by" varchar(64) NOT NULL,
	"message" varchar(500) DEFAULT '' NOT NULL,
	"brought" integer,
	"differing" integer,
	"stop_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	CONSTRAINT "move_in__end" CHECK (("move_in"."state" in ('waiting', 'running')) = ("move_in"."end_time" is null))
);

--> statement-breakpoint
CREATE TABLE "move_in_report" (
	"move_id" integer PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "shop_sleep" (
	"id" integer PRIMARY KEY NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"opened_by" varchar(64) DEFAULT '' NOT NULL,
	CONSTRAINT "shop_sleep__one" CHECK ("shop_sleep"."id" = 1)
);

--> statement-breakpoint
ALTER TABLE "move_in_report" ADD CONSTRAINT "move_in_report_move_id_move_in_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."move_in"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "move_in__open" ON "move_in" USING btree ("id") WHERE end_time is null;
--> statement-breakpoint
CREATE INDEX "move_in__job" ON "move_in" USING btree ("job_id");
