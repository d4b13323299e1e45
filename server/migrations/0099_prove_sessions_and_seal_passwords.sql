ALTER TABLE "admin_session" ADD COLUMN "proved_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "config" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;
