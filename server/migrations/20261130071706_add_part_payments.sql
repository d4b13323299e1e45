-- sealed 3ec843bc250690d9e50d300f6de2e0a5c31a4c1d45bb6cb576a2f6f4228acee6
CREATE TABLE "order_part_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_part_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"method" varchar(16) NOT NULL,
	"receipt_no" varchar(32) NOT NULL,
	"void_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_part_payment__receipt" UNIQUE("receipt_no","order_id"),
	CONSTRAINT "order_part_payment__amount" CHECK ("order_part_payment"."amount" > 0)
);

--> statement-breakpoint
DROP INDEX "cash_receipt_part__confirmed";
--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "cash_receipt_part" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_part_payment" ADD CONSTRAINT "order_part_payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_part_payment__standing" ON "order_part_payment" USING btree ("order_id") WHERE void_time is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_part__confirmed" ON "cash_receipt_part" USING btree ("order_id") WHERE state = 1 and not is_partial;
