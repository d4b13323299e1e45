CREATE TABLE "clash_allowance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clash_allowance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"other_id" integer,
	"reason" varchar(200) NOT NULL,
	"allowed_by" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clash_allowance__once" UNIQUE NULLS NOT DISTINCT("activity_id","kind","other_id")
);

--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "clash_reason" varchar(200);
--> statement-breakpoint
ALTER TABLE "clash_allowance" ADD CONSTRAINT "clash_allowance_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clash_allowance" ADD CONSTRAINT "clash_allowance_other_id_activity_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "clash_allowance__other" ON "clash_allowance" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "activity_sku__sells" ON "activity_sku" USING btree ("sku_id") WHERE not is_del;
