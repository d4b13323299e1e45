-- sealed 577839b621a871fe4d7553edb3beb23f0b88ac00e81d370d8926fb16c6a7853b
-- Pauses end by themselves within a day, and those of before say neither since when nor what to do.
DELETE FROM "provider_pause";
--> statement-breakpoint
ALTER TABLE "provider_pause" ADD COLUMN "remedy" varchar(300) NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_pause" ADD COLUMN "since_time" timestamp (3) with time zone NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_pause" DROP COLUMN "code";
