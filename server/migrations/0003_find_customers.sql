ALTER TABLE "customer" ADD COLUMN "search" text[] GENERATED ALWAYS AS (bigrams(nickname::text)) STORED;
--> statement-breakpoint
CREATE INDEX "customer__search" ON "customer" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "customer__phone_tail" ON "customer" USING btree (reverse(phone) text_pattern_ops);
