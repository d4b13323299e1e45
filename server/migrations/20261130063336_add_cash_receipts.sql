-- sealed 95381e339649142d7260ed4f50027b55dc06affece65b7b368f0552248a9cfa3
CREATE TABLE "cash_receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_no" varchar(32) NOT NULL,
	"mer_id" integer NOT NULL,
	"biz_type" integer NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	"payer" varchar(64) NOT NULL,
	"method" varchar(16) NOT NULL,
	"amount" bigint NOT NULL,
	"trade_no" varchar(64) NOT NULL,
	"remark" varchar(150) NOT NULL,
	"vouchers" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"cashier_id" integer NOT NULL,
	"cashier" varchar(64) NOT NULL,
	"status" integer NOT NULL,
	"confirmer" varchar(64) DEFAULT '' NOT NULL,
	"confirm_time" timestamp (3) with time zone,
	"voider" varchar(64) DEFAULT '' NOT NULL,
	"void_time" timestamp (3) with time zone,
	"void_reason" varchar(200) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_receipt__receipt_no" UNIQUE("receipt_no"),
	CONSTRAINT "cash_receipt__amount" CHECK ("cash_receipt"."amount" > 0),
	CONSTRAINT "cash_receipt__status" CHECK ("cash_receipt"."status" between 0 and 2),
	CONSTRAINT "cash_receipt__confirmed" CHECK ("cash_receipt"."status" <> 1 or "cash_receipt"."confirm_time" is not null),
	CONSTRAINT "cash_receipt__voided" CHECK (("cash_receipt"."status" = 2) = ("cash_receipt"."void_time" is not null))
);

--> statement-breakpoint
CREATE TABLE "cash_receipt_part" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_receipt_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"state" integer NOT NULL,
	CONSTRAINT "cash_receipt_part__once" UNIQUE("receipt_id","order_id"),
	CONSTRAINT "cash_receipt_part__amount" CHECK ("cash_receipt_part"."amount" > 0)
);

--> statement-breakpoint
ALTER TABLE "cash_receipt_part" ADD CONSTRAINT "cash_receipt_part_receipt_id_cash_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."cash_receipt"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash_receipt_part" ADD CONSTRAINT "cash_receipt_part_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cash_receipt__received" ON "cash_receipt" USING btree ("received_at","id");
--> statement-breakpoint
CREATE INDEX "cash_receipt__of" ON "cash_receipt" USING btree ("status","received_at","id");
--> statement-breakpoint
CREATE INDEX "cash_receipt__kind" ON "cash_receipt" USING btree ("biz_type","received_at","id");
--> statement-breakpoint
CREATE INDEX "cash_receipt__way" ON "cash_receipt" USING btree ("method","received_at","id");
--> statement-breakpoint
CREATE INDEX "cash_receipt__parts" ON "cash_receipt" USING gin (search_parts(receipt_no || ' ' || biz_no || ' ' || payer || ' ' || trade_no));
--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_part__confirmed" ON "cash_receipt_part" USING btree ("order_id") WHERE state = 1;
--> statement-breakpoint
CREATE INDEX "cash_receipt_part__order" ON "cash_receipt_part" USING btree ("order_no");
