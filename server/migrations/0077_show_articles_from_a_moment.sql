ALTER TABLE "article" ADD COLUMN "show_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "article__show_time" ON "article" USING btree ("show_time") WHERE show_time is not null and not is_del;
