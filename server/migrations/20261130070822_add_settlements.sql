-- sealed 9e1f4b5f2d9095dc8a8080bb80840e3e64e7a7f56606f292a3af267c56830d79
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_no" varchar(16) GENERATED ALWAYS AS ('JS' || lpad(id::text, 8, '0')) STORED NOT NULL,
	"run_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"shop_name" varchar(64) NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"commission_rate" integer NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"order_amount" bigint DEFAULT 0 NOT NULL,
	"freight_amount" bigint DEFAULT 0 NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"commission_amount" bigint DEFAULT 0 NOT NULL,
	"adjust_amount" bigint DEFAULT 0 NOT NULL,
	"carried_amount" bigint DEFAULT 0 NOT NULL,
	"payable_amount" bigint GENERATED ALWAYS AS (order_amount - refund_amount - commission_amount + adjust_amount + carried_amount) STORED NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"objection_state" integer DEFAULT 0 NOT NULL,
	"objection" varchar(500) DEFAULT '' NOT NULL,
	"objected_by" varchar(64) DEFAULT '' NOT NULL,
	"object_time" timestamp (3) with time zone,
	"answer" varchar(500) DEFAULT '' NOT NULL,
	"answered_by" varchar(64) DEFAULT '' NOT NULL,
	"answer_time" timestamp (3) with time zone,
	"confirmed_by" varchar(64) DEFAULT '' NOT NULL,
	"confirm_time" timestamp (3) with time zone,
	"payment_no" varchar(32) DEFAULT '' NOT NULL,
	"payment_remark" varchar(200) DEFAULT '' NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"carried_into" integer,
	"void_reason" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement__no" UNIQUE("settlement_no"),
	CONSTRAINT "settlement__of_run" UNIQUE("run_id","shop_id"),
	CONSTRAINT "settlement__period" CHECK ("settlement"."period_start" <= "settlement"."period_end"),
	CONSTRAINT "settlement__status" CHECK ("settlement"."status" between 0 and 3),
	CONSTRAINT "settlement__objection" CHECK ("settlement"."objection_state" between 0 and 2 and ("settlement"."objection_state" <> 1 or "settlement"."status" in (0, 3))),
	CONSTRAINT "settlement__paid" CHECK ("settlement"."status" <> 2 or ("settlement"."pay_time" is not null and "settlement"."payment_no" <> '' and "settlement"."payable_amount" > 0)),
	CONSTRAINT "settlement__carried" CHECK ("settlement"."carried_into" is null or ("settlement"."status" = 1 and "settlement"."payable_amount" < 0))
);

--> statement-breakpoint
CREATE TABLE "settlement_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"mark_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_due__order" UNIQUE("order_id","shop_id")
);

--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"order_id" integer,
	"former_id" integer,
	"goods" bigint DEFAULT 0 NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"refund_goods" bigint DEFAULT 0 NOT NULL,
	"refund_freight" bigint DEFAULT 0 NOT NULL,
	"rate" integer DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"other" bigint DEFAULT 0 NOT NULL,
	"net" bigint GENERATED ALWAYS AS (goods + freight - refund_goods - refund_freight - commission + other) STORED NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"admin_name" varchar(64) DEFAULT '' NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_line__kind" CHECK (case "settlement_line"."kind" when 4 then "settlement_line"."former_id" is not null
        when 3 then "settlement_line"."other" <> 0 and "settlement_line"."reason" <> '' else "settlement_line"."kind" in (1, 2) and "settlement_line"."order_id" is not null end)
);

--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_former_id_settlement_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "settlement__shop" ON "settlement" USING btree ("shop_id","id");
--> statement-breakpoint
CREATE INDEX "settlement__of_status" ON "settlement" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "settlement__created" ON "settlement" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "settlement__objected" ON "settlement" USING btree ("objection_state","id") WHERE objection_state <> 0;
--> statement-breakpoint
CREATE INDEX "settlement__owing" ON "settlement" USING btree ("shop_id") WHERE status = 1 and payable_amount < 0 and carried_into is null;
--> statement-breakpoint
CREATE INDEX "settlement__carried_into" ON "settlement" USING btree ("carried_into") WHERE carried_into is not null;
--> statement-breakpoint
CREATE INDEX "settlement_due__shop" ON "settlement_due" USING btree ("shop_id","order_id");
--> statement-breakpoint
CREATE INDEX "settlement_line__of" ON "settlement_line" USING btree ("settlement_id","id");
--> statement-breakpoint
CREATE INDEX "settlement_line__settled" ON "settlement_line" USING btree ("order_id","shop_id") WHERE is_live and order_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_line__order_once" ON "settlement_line" USING btree ("shop_id","order_id") WHERE is_live and kind = 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_line__debt_once" ON "settlement_line" USING btree ("former_id") WHERE is_live and former_id is not null;
--> statement-breakpoint
CREATE INDEX "order__received" ON "order" USING btree ("received_time","id") WHERE received_time is not null;
