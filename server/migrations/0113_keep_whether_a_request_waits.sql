ALTER TABLE "order" ADD COLUMN "is_requested" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__requested" CHECK (not "order"."is_requested" or "order"."refund_state" in ('asked', 'paying'));
--> statement-breakpoint
-- A request that was refused, or on which money went back, had its answer before the refund that waits now.
UPDATE "order" SET "is_requested" = true WHERE "tab" = 'refunding' AND "refund_state" IN ('asked', 'paying')
  AND "refund_reason_time" IS NOT NULL AND "refund_reason" IS NULL
  AND NOT EXISTS (SELECT FROM "refund" WHERE "refund"."order_id" = "order"."id" AND "refund"."state" = 'done'
    AND "refund"."create_time" >= "order"."refund_reason_time");
