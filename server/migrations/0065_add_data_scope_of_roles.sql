ALTER TABLE "role" ADD COLUMN "data_scope" text DEFAULT 'all' NOT NULL;
--> statement-breakpoint
CREATE INDEX "order__point" ON "order" USING btree ("store_id","tab","id","create_time") WHERE shipping_type = 2;
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role__data_scope" CHECK (data_scope in ('all', 'points'));
