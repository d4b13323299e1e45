ALTER TABLE "order" ADD COLUMN "coupon_id" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__coupon" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon_user"("id") ON DELETE no action ON UPDATE no action;
