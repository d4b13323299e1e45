-- sealed 62ff0b64f315a7f615b2132e77d9ed131e22f3e385c4e9e081165965422a178a
ALTER TABLE "order" ADD COLUMN "is_money_frozen" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "order__money_frozen" ON "order" USING btree ("id") WHERE is_money_frozen;
