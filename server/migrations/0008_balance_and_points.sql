CREATE TABLE "user_bill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"type" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"link_id" varchar(32) NOT NULL,
	"mark" varchar(512) NOT NULL,
	"actor_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_bill__amount" CHECK ("user_bill"."amount" <> 0)
);

--> statement-breakpoint
CREATE TABLE "integral_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "integral_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"integral" integer NOT NULL,
	"balance" integer NOT NULL,
	"link_id" varchar(32) NOT NULL,
	"mark" varchar(512) NOT NULL,
	"status" integer NOT NULL,
	"frozen_time" integer NOT NULL,
	"thaw_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "integral_record__integral" CHECK ("integral_record"."integral" <> 0),
	CONSTRAINT "integral_record__status" CHECK ("integral_record"."status" between 1 and 4),
	CONSTRAINT "integral_record__thaw" CHECK (("integral_record"."status" = 2) <= ("integral_record"."thaw_time" is not null))
);

--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "now_money" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "integral" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_bill" ADD CONSTRAINT "user_bill_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integral_record" ADD CONSTRAINT "integral_record_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_bill__uid" ON "user_bill" USING btree ("uid","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_bill__paid" ON "user_bill" USING btree ("link_id") WHERE type = 'pay_order';
--> statement-breakpoint
CREATE INDEX "integral_record__uid" ON "integral_record" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "integral_record__link" ON "integral_record" USING btree ("link_id");
--> statement-breakpoint
CREATE INDEX "integral_record__thawing" ON "integral_record" USING btree ("thaw_time") WHERE status = 2;
--> statement-breakpoint
CREATE UNIQUE INDEX "integral_record__gain" ON "integral_record" USING btree ("link_id") WHERE kind = 'gain';
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__now_money" CHECK ("customer"."now_money" >= 0);
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__integral" CHECK ("customer"."integral" >= 0);
