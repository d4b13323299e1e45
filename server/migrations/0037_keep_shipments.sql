CREATE TABLE "shipment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"request_key" varchar(64),
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "shipment_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"express_code" varchar(50) NOT NULL,
	"express_number" varchar(64) NOT NULL,
	"state" varchar(8) DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "shipment_row" ADD CONSTRAINT "shipment_row_run_id_shipment_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."shipment"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shipment__admin" ON "shipment" USING btree ("admin_id","id");
--> statement-breakpoint
CREATE INDEX "shipment__time" ON "shipment" USING btree ("create_time");
--> statement-breakpoint
CREATE INDEX "shipment_row__of_run" ON "shipment_row" USING btree ("run_id","state","id");
