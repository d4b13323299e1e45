ALTER TABLE "article_visit" ADD COLUMN "sort" integer;
--> statement-breakpoint
UPDATE "article_visit" v SET "sort" = a."sort" FROM "article" a WHERE a."id" = v."article_id";
--> statement-breakpoint
INSERT INTO "article_visit" ("article_id", "visits", "sort") SELECT "id", 0, "sort" FROM "article" ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "article_visit" ALTER COLUMN "sort" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "article__live" ON "article" USING btree ("cid","hide","show_time") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "article__parts" ON "article" USING gin (search_parts(title || ' ' || author || ' ' || synopsis));
--> statement-breakpoint
CREATE INDEX "article_visit__visits" ON "article_visit" USING btree ("visits","article_id");
--> statement-breakpoint
CREATE INDEX "article_visit__place" ON "article_visit" USING btree ("sort","visits","article_id");
