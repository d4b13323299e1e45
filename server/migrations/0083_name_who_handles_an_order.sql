ALTER TABLE "order" ADD COLUMN "handler_id" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "handler_name" varchar(64);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "handled_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__handler" FOREIGN KEY ("handler_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order__handler_of" ON "order" USING btree ("handler_id","id") WHERE handler_id is not null;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__handled" CHECK (case when "order"."handler_id" is null then "order"."handler_name" is null and "order"."handled_since" is null
        else "order"."handler_name" is not null and "order"."handled_since" is not null and "order"."state" <> 'cancelled'
          and ("order"."refund_state" in ('asked', 'paying') or "order"."refund_state" = 'none' and "order"."state" in ('unpaid', 'toSend')) end);
