-- sealed 263356a21e218e0873b2dacc1b9f5c7107cca7a08e9650975910c1ebcbbe98e1
CREATE TABLE "disbursement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(24) NOT NULL,
	"subject_id" integer NOT NULL,
	"number" varchar(40) NOT NULL,
	"order_no" varchar(40) NOT NULL,
	"trade_no" varchar(64),
	"pay_type" varchar(32) NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"state" varchar(16) NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_time" timestamp (3) with time zone,
	"provider_no" varchar(64),
	"why" varchar(255),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disbursement__number" UNIQUE("number"),
	CONSTRAINT "disbursement__subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "disbursement__amount" CHECK ("disbursement"."amount" > 0 and "disbursement"."amount" <= "disbursement"."paid")
);

--> statement-breakpoint
CREATE TABLE "disbursement_ask" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursement_ask_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"disbursement_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" varchar(8) NOT NULL,
	"answer" varchar(16) NOT NULL,
	"detail" varchar(255) DEFAULT '' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "disbursement_ask" ADD CONSTRAINT "disbursement_ask_disbursement_id_disbursement_id_fk" FOREIGN KEY ("disbursement_id") REFERENCES "public"."disbursement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "disbursement__due" ON "disbursement" USING btree ("next_ask_time","id") WHERE next_ask_time is not null;
--> statement-breakpoint
CREATE INDEX "disbursement_ask__of" ON "disbursement_ask" USING btree ("disbursement_id","id");

--> statement-breakpoint
-- Refunds under way go on: one that people pay stays theirs, of any other the provider is asked what became of it before it is asked to pay.
INSERT INTO "disbursement" ("kind", "subject_id", "number", "order_no", "trade_no", "pay_type", "amount", "paid", "state", "asks", "next_ask_time")
SELECT 'order_refund', r."id", r."refund_no", o."order_no", o."out_trade_no", o."pay_type", r."amount", o."pay_price",
  CASE WHEN r."by_hand" THEN 'byHand' ELSE 'unknown' END, 1, CASE WHEN r."by_hand" THEN NULL ELSE now() END
FROM "refund" r JOIN "order" o ON o."id" = r."order_id" WHERE r."state" = 'paying' AND r."amount" > 0;
--> statement-breakpoint
INSERT INTO "disbursement" ("kind", "subject_id", "number", "order_no", "trade_no", "pay_type", "amount", "paid", "state", "asks", "next_ask_time")
SELECT 'recharge_refund', r."id", r."refund_no", u."order_no", u."trade_no", u."recharge_type", r."cash_amount", u."price",
  CASE WHEN r."by_hand" THEN 'byHand' ELSE 'unknown' END, 1, CASE WHEN r."by_hand" THEN NULL ELSE now() END
FROM "recharge_refund" r JOIN "user_recharge" u ON u."id" = r."recharge_id" WHERE r."state" = 'paying';
