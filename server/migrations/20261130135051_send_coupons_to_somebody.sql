-- sealed 9e76496c60856c6cab6ae12fc64f043470b9cd39f3620651b02380f5f0221bcb
CREATE TABLE "coupon_sending" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_sending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" varchar(9) DEFAULT 'planned' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"run_id" integer,
	"last_uid" integer DEFAULT 0 NOT NULL,
	"is_more" boolean DEFAULT false NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"admin_id" integer NOT NULL,
	"admin_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_sending__counts" CHECK ("coupon_sending"."people" >= 0 and "coupon_sending"."given" >= 0)
);

--> statement-breakpoint
ALTER TABLE "coupon_sending" ADD CONSTRAINT "coupon_sending_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_sending" ADD CONSTRAINT "coupon_sending_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "coupon_sending__due" ON "coupon_sending" USING btree ("at","id") WHERE state = 'planned';
--> statement-breakpoint
CREATE INDEX "coupon_sending__more" ON "coupon_sending" USING btree ("id") WHERE state = 'begun' and is_more;
--> statement-breakpoint
CREATE INDEX "coupon_sending__coupon" ON "coupon_sending" USING btree ("coupon_id","id");
--> statement-breakpoint
CREATE INDEX "coupon_sending__run" ON "coupon_sending" USING btree ("run_id");
--> statement-breakpoint
CREATE INDEX "coupon_user__states_of" ON "coupon_user" USING btree ("coupon_id","status","id");
--> statement-breakpoint
CREATE INDEX "coupon_user__ways_of" ON "coupon_user" USING btree ("coupon_id","type","id");
