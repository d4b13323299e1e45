-- sealed f2fe76e0114411640b276930fb6890e285f2bc40f15ce295647d98687cb1f404
ALTER TABLE "incoming_notice" ADD COLUMN "number" varchar(64);
--> statement-breakpoint
CREATE INDEX "disbursement__order" ON "disbursement" USING btree ("order_no","id");
--> statement-breakpoint
CREATE INDEX "incoming_notice__number" ON "incoming_notice" USING btree ("number") WHERE number is not null;
--> statement-breakpoint
CREATE INDEX "payment_difference__number" ON "payment_difference" USING btree ("number");
