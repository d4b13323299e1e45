-- sealed 3e2436ad6a9753bca87ad96ceb8c61ff068160dfdbefae5021a529c67ab50a4e
ALTER TABLE "pick_staff" DROP CONSTRAINT "pick_staff__admin";
--> statement-breakpoint
ALTER TABLE "shop_staff" DROP CONSTRAINT "shop_staff__admin";
--> statement-breakpoint
ALTER TABLE "export" ADD COLUMN "scope" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- 0 stood for a person who was limited and belonged nowhere.
UPDATE "export" SET "scope" = jsonb_strip_nulls(jsonb_build_object(
  'points', case when point is not null then to_jsonb(array_remove(array[point], 0)) end,
  'shops', case when shop is not null then to_jsonb(array_remove(array[shop], 0)) end));
--> statement-breakpoint
ALTER TABLE "export" DROP COLUMN "point";
--> statement-breakpoint
ALTER TABLE "export" DROP COLUMN "shop";
--> statement-breakpoint
ALTER TABLE "pick_staff" ADD CONSTRAINT "pick_staff__admin" UNIQUE("uid","store_id");
--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff__admin" UNIQUE("admin_id","shop_id");
