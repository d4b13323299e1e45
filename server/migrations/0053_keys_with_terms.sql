CREATE TABLE "storefront_key_use" (
	"key_id" integer PRIMARY KEY NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "storefront_key" ADD COLUMN "former_secret" varchar(255);
--> statement-breakpoint
ALTER TABLE "storefront_key" ADD COLUMN "former_until" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "storefront_key" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "storefront_key" ADD COLUMN "expire_time" timestamp (3) with time zone;
