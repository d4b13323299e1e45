-- sealed 9cb3375743e0f3807008fb58f9f9862103f24369173b131df3cb646265e242ae
ALTER TABLE "user_extract" ALTER COLUMN "request_key" SET DATA TYPE varchar(100);
--> statement-breakpoint
-- Kept applications are known by their key of a storefront from now on, so that a repetition after the upgrade finds them.
UPDATE "user_extract" SET "request_key" = 'withdrawal:' || coalesce((SELECT k."id" FROM "storefront_key" k WHERE k."name" = "user_extract"."via_key"), 0) || ':' || "request_key";
