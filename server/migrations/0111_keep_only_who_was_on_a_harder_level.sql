ALTER TABLE "customer_level" ADD COLUMN "keeps_at" timestamp (3) with time zone;
--> statement-breakpoint
-- A level that keeps its members already keeps those who are on it now.
UPDATE "customer_level" SET "keeps_at" = now() WHERE "keeps_from" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_level" ADD CONSTRAINT "customer_level__keeps_at" CHECK (("customer_level"."keeps_from" is null) = ("customer_level"."keeps_at" is null));
