-- sealed 58b9a21d0f6f8bf5d8024dabe6d14c724e0332d53ee7c35cb61a17c372a0539c
CREATE TABLE "cash_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_no" varchar(32) NOT NULL,
	"biz_type" integer NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	"mer_id" integer NOT NULL,
	"payee" varchar(64) NOT NULL,
	"bank" varchar(64) NOT NULL,
	"account" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"status" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"applicant" varchar(64) NOT NULL,
	"auditor_id" integer DEFAULT 0 NOT NULL,
	"auditor" varchar(64) DEFAULT '' NOT NULL,
	"audit_time" timestamp (3) with time zone,
	"audit_remark" varchar(200) DEFAULT '' NOT NULL,
	"payer_id" integer DEFAULT 0 NOT NULL,
	"payer" varchar(64) DEFAULT '' NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"payout_no" varchar(64) DEFAULT '' NOT NULL,
	"vouchers" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_payment__payment_no" UNIQUE("payment_no"),
	CONSTRAINT "cash_payment__amount" CHECK ("cash_payment"."amount" > 0),
	CONSTRAINT "cash_payment__status" CHECK ("cash_payment"."status" between 0 and 3),
	CONSTRAINT "cash_payment__two_people" CHECK ("cash_payment"."auditor_id" = 0 or "cash_payment"."auditor_id" <> "cash_payment"."applicant_id" or "cash_payment"."status" = 3),
	CONSTRAINT "cash_payment__audited" CHECK ("cash_payment"."status" = 0 or "cash_payment"."audit_time" is not null),
	CONSTRAINT "cash_payment__paid" CHECK (("cash_payment"."status" = 2) = ("cash_payment"."paid_at" is not null))
);

--> statement-breakpoint
CREATE TABLE "cash_payment_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_payment_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cash_payment_view" ADD CONSTRAINT "cash_payment_view_payment_id_cash_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."cash_payment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cash_payment__settlement" ON "cash_payment" USING btree ("biz_no") WHERE biz_type = 1 and status <> 3;
--> statement-breakpoint
CREATE UNIQUE INDEX "cash_payment__refund" ON "cash_payment" USING btree ("biz_no") WHERE biz_type = 2 and status in (0, 1);
--> statement-breakpoint
CREATE INDEX "cash_payment__created" ON "cash_payment" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "cash_payment__of" ON "cash_payment" USING btree ("status","create_time","id");
--> statement-breakpoint
CREATE INDEX "cash_payment__kind" ON "cash_payment" USING btree ("biz_type","create_time","id");
--> statement-breakpoint
CREATE INDEX "cash_payment__parts" ON "cash_payment" USING gin (search_parts(payment_no || ' ' || biz_no || ' ' || payee));
--> statement-breakpoint
CREATE INDEX "cash_payment__paid_at" ON "cash_payment" USING btree ("paid_at","id") WHERE status = 2;
--> statement-breakpoint
CREATE INDEX "cash_payment_view__payment" ON "cash_payment_view" USING btree ("payment_id");
