ALTER TABLE "recharge_refund" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "is_owed_by_hand" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "order__pay_back" ON "order" USING btree ("id") WHERE is_owed_by_hand;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__owed_by_hand" CHECK (not "order"."is_owed_by_hand" or "order"."refund_state" = 'paying');
--> statement-breakpoint
-- Refunds of what was paid offline have always been paid by people.
UPDATE "refund" SET "by_hand" = true FROM "order" WHERE "order"."id" = "refund"."order_id" AND "order"."pay_type" = 'offline';
--> statement-breakpoint
UPDATE "order" SET "is_owed_by_hand" = true WHERE "refund_state" = 'paying' AND "pay_type" = 'offline';
