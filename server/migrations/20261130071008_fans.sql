-- sealed ddc94def4de2ad60a00190ee7853e6a8d02454766153f21c8643d3ceb5e1405e
ALTER TABLE "customer_identity" ADD COLUMN "way" varchar(40) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_identity" ADD COLUMN "tag_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_identity" ADD COLUMN "listed_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "customer_identity__fans" ON "customer_identity" USING btree ("app_id","subscribed","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_ages" ON "customer_identity" USING btree ("app_id","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_ways" ON "customer_identity" USING btree ("app_id","way","subscribe_time","id") WHERE subscribe_time is not null;
--> statement-breakpoint
CREATE INDEX "customer_identity__fan_tags" ON "customer_identity" USING gin ("tag_ids") WHERE subscribe_time is not null;
