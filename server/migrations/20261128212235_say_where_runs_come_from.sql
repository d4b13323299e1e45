-- sealed bcac9e4dca13fdb4150600fcd06420828fc5f91f15324bc0b49d823278ad94d6
ALTER TABLE "run" ADD COLUMN "source" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "scope" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "portions_done" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "tally" jsonb;
