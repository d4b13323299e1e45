CREATE TABLE "waybill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"com" varchar(50) NOT NULL,
	"form_id" varchar(64) NOT NULL,
	"turn" integer NOT NULL,
	"outcome" varchar(16) NOT NULL,
	"number" varchar(64),
	"asked_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waybill__order" UNIQUE("order_id")
);

--> statement-breakpoint
ALTER TABLE "waybill" ADD CONSTRAINT "waybill_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;
