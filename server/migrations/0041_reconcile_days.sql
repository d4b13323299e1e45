CREATE TABLE "reconciliation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"state" varchar(8) NOT NULL,
	"differing" integer NOT NULL,
	"orders_paid" bigint NOT NULL,
	"orders_offline" bigint NOT NULL,
	"recharged" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"refunded_offline" bigint NOT NULL,
	"recharge_refunded" bigint NOT NULL,
	"withdrawn" bigint NOT NULL,
	"paid_by_balance" bigint NOT NULL,
	"refunded_to_balance" bigint NOT NULL,
	"balance_moved" bigint NOT NULL,
	"held" bigint NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation__day" UNIQUE("day")
);

--> statement-breakpoint
CREATE TABLE "reconciliation_difference" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"record" varchar(40) NOT NULL,
	"expected" bigint NOT NULL,
	"found" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation_id_reconciliation_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reconciliation_difference__of" ON "reconciliation_difference" USING btree ("reconciliation_id","id");
--> statement-breakpoint
CREATE INDEX "recharge_refund__created" ON "recharge_refund" USING btree ("create_time");
--> statement-breakpoint
CREATE INDEX "recharge_refund__done" ON "recharge_refund" USING btree ("done_time","cash_amount") WHERE state = 'done';
--> statement-breakpoint
CREATE INDEX "user_recharge__paid_on" ON "user_recharge" USING btree ("pay_time","price") WHERE pay_time is not null;
--> statement-breakpoint
CREATE INDEX "user_extract__audited" ON "user_extract" USING btree ("audit_time","status") WHERE status <> 0;
