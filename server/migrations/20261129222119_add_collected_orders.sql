-- sealed 18975952580f94eb9b6dab42071a7e6bec0306c94be352076c705d33c128ad07
CREATE TABLE "crawl_account" (
	"id" integer PRIMARY KEY NOT NULL,
	"account" varchar(64) NOT NULL,
	"last_login_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawl_account__one" CHECK ("crawl_account"."id" = 1)
);

--> statement-breakpoint
CREATE TABLE "crawl_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crawl_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" varchar(16) NOT NULL,
	"external_no" varchar(64) NOT NULL,
	"external_status" varchar(32) NOT NULL,
	"is_paid" boolean NOT NULL,
	"mer_id" integer DEFAULT 0 NOT NULL,
	"buyer_unit" varchar(128) NOT NULL,
	"buyer_name" varchar(32) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"province" varchar(32) NOT NULL,
	"city" varchar(32) NOT NULL,
	"district" varchar(32) NOT NULL,
	"address" varchar(128) NOT NULL,
	"amount" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"remark" varchar(500) NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"items" jsonb NOT NULL,
	"state" integer NOT NULL,
	"order_id" integer,
	"order_no" varchar(32) DEFAULT '' NOT NULL,
	"message" varchar(255) DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawl_order__external" UNIQUE("source","external_no"),
	CONSTRAINT "crawl_order__state" CHECK ("crawl_order"."state" between 0 and 3),
	CONSTRAINT "crawl_order__placed" CHECK (("crawl_order"."state" = 1) = ("crawl_order"."order_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "crawl_sku" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crawl_sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" varchar(16) NOT NULL,
	"external_sku" varchar(64) NOT NULL,
	"sku_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawl_sku__external" UNIQUE("source","external_sku")
);

--> statement-breakpoint
CREATE TABLE "crawl_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crawl_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"crawl_order_id" integer NOT NULL,
	"parcel_id" integer NOT NULL,
	"reference" varchar(64) NOT NULL,
	"carrier_code" varchar(50) NOT NULL,
	"carrier_name" varchar(64) NOT NULL,
	"tracking_no" varchar(64) NOT NULL,
	"state" varchar(16) NOT NULL,
	"message" varchar(255) DEFAULT '' NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crawl_report__reference" UNIQUE("reference")
);

--> statement-breakpoint
CREATE TABLE "provider_turn" (
	"provider" varchar(32) PRIMARY KEY NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "external_no" varchar(64);
--> statement-breakpoint
ALTER TABLE "crawl_order" ADD CONSTRAINT "crawl_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crawl_sku" ADD CONSTRAINT "crawl_sku_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crawl_report" ADD CONSTRAINT "crawl_report_crawl_order_id_crawl_order_id_fk" FOREIGN KEY ("crawl_order_id") REFERENCES "public"."crawl_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crawl_report" ADD CONSTRAINT "crawl_report_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "crawl_order__order" ON "crawl_order" USING btree ("order_id") WHERE order_id is not null;
--> statement-breakpoint
CREATE INDEX "crawl_order__listed" ON "crawl_order" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "crawl_report__order" ON "crawl_report" USING btree ("crawl_order_id","id");
--> statement-breakpoint
CREATE INDEX "crawl_report__due" ON "crawl_report" USING btree ("next_ask_time","id") WHERE next_ask_time is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "order__external" ON "order" USING btree ("source","external_no") WHERE external_no is not null;
--> statement-breakpoint
UPDATE "menu" SET "perms" = 'admin:crawing:login' WHERE "id" = 1103 AND "perms" = 'admin:guotie:login';
