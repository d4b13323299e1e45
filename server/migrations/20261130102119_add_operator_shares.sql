-- sealed c7bf01b4ea8d28ee3a63585fdc1df9f2c6291c75250cf8e2b7dc01109c31438c
CREATE TABLE "operator_credit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_credit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settlement_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"rate" integer NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_credit__bill" UNIQUE("settlement_id"),
	CONSTRAINT "operator_credit__rate" CHECK ("operator_credit"."rate" between 1 and 10000)
);

--> statement-breakpoint
CREATE TABLE "operator_share" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"share_no" varchar(16) GENERATED ALWAYS AS ('FC' || lpad(id::text, 8, '0')) STORED NOT NULL,
	"operator_id" integer NOT NULL,
	"operator_name" varchar(64) NOT NULL,
	"bill_count" integer NOT NULL,
	"commission_amount" bigint NOT NULL,
	"share_amount" bigint NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"payment_no" varchar(32) DEFAULT '' NOT NULL,
	"payment_remark" varchar(200) DEFAULT '' NOT NULL,
	"pay_time" timestamp (3) with time zone,
	"void_reason" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_share__no" UNIQUE("share_no"),
	CONSTRAINT "operator_share__amount" CHECK ("operator_share"."share_amount" > 0),
	CONSTRAINT "operator_share__status" CHECK ("operator_share"."status" between 0 and 2),
	CONSTRAINT "operator_share__paid" CHECK ("operator_share"."status" <> 1 or ("operator_share"."pay_time" is not null and "operator_share"."payment_no" <> ''))
);

--> statement-breakpoint
CREATE TABLE "operator_share_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_share_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"share_id" integer NOT NULL,
	"settlement_id" integer NOT NULL,
	"rate" integer NOT NULL,
	"commission" bigint NOT NULL,
	"share" bigint NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
DROP INDEX "cash_payment__settlement";
--> statement-breakpoint
ALTER TABLE "operator_credit" ADD CONSTRAINT "operator_credit_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_share_line" ADD CONSTRAINT "operator_share_line_share_id_operator_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."operator_share"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_share_line" ADD CONSTRAINT "operator_share_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "operator_credit__due" ON "operator_credit" USING btree ("operator_id","id") WHERE is_due;
--> statement-breakpoint
CREATE INDEX "operator_share__of" ON "operator_share" USING btree ("operator_id","id");
--> statement-breakpoint
CREATE INDEX "operator_share__status_of" ON "operator_share" USING btree ("status","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_share_line__once" ON "operator_share_line" USING btree ("share_id","settlement_id");
--> statement-breakpoint
CREATE INDEX "operator_share_line__counted" ON "operator_share_line" USING btree ("settlement_id") WHERE is_live;
--> statement-breakpoint
CREATE UNIQUE INDEX "cash_payment__settlement" ON "cash_payment" USING btree ("biz_no") WHERE biz_type in (1, 4) and status <> 3;
