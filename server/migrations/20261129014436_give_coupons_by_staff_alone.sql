-- sealed 608e66706b83078692b22bf4ded5c29e66b9fad37b824bce2984bee7fecd7a49
ALTER TABLE "coupon" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon__private" CHECK ("coupon"."type" = 1 or not "coupon"."is_private");
