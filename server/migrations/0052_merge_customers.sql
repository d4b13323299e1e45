ALTER TABLE "customer" ADD COLUMN "merged_into" integer;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__survivor" FOREIGN KEY ("merged_into") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer__merged" ON "customer" USING btree ("merged_into") WHERE merged_into is not null;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer__merged_self" CHECK ("customer"."merged_into" <> "customer"."id");
