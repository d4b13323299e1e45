CREATE TABLE "activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" integer NOT NULL,
	"product_id" integer NOT NULL,
	"image" varchar(1000) NOT NULL,
	"images" jsonb NOT NULL,
	"title" varchar(255) NOT NULL,
	"info" varchar(255) NOT NULL,
	"unit_name" varchar(32) NOT NULL,
	"content" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"stop_time" timestamp (3) with time zone NOT NULL,
	"num" integer NOT NULL,
	"time_id" integer,
	"temp_id" integer NOT NULL,
	"spec_type" boolean NOT NULL,
	"give_integral" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" boolean NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity__period" CHECK ("activity"."start_time" < "activity"."stop_time"),
	CONSTRAINT "activity__kind" CHECK ("activity"."kind" between 1 and 3 and ("activity"."kind" = 1) = ("activity"."time_id" is not null)),
	CONSTRAINT "activity__num" CHECK ("activity"."num" > 0)
);

--> statement-breakpoint
CREATE TABLE "activity_sku" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"quota_show" integer NOT NULL,
	"quota" integer NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_sku__once" UNIQUE("activity_id","sku_id"),
	CONSTRAINT "activity_sku__quota" CHECK ("activity_sku"."quota" >= 0 and "activity_sku"."price" >= 0 and "activity_sku"."quota_show" >= 0)
);

--> statement-breakpoint
CREATE TABLE "flash_sale_slot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_sale_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(255) NOT NULL,
	"start_time" integer NOT NULL,
	"end_time" integer NOT NULL,
	"silder_imgs" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"status" boolean NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flash_sale_slot__hours" CHECK ("flash_sale_slot"."start_time" >= 0 and "flash_sale_slot"."start_time" < "flash_sale_slot"."end_time" and "flash_sale_slot"."end_time" <= 24)
);

--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "activity_id" integer;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__product" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__freight" FOREIGN KEY ("temp_id") REFERENCES "public"."shipping_templates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__slot" FOREIGN KEY ("time_id") REFERENCES "public"."flash_sale_slot"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_sku" ADD CONSTRAINT "activity_sku_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_sku" ADD CONSTRAINT "activity_sku_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "activity__title" ON "activity" USING btree ("kind","title") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "activity__kept" ON "activity" USING btree ("kind","sort","id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "activity__slot_items" ON "activity" USING btree ("time_id") WHERE not is_del;
--> statement-breakpoint
CREATE INDEX "activity__of_product" ON "activity" USING btree ("product_id");
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__activity" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order__activity_buyers" ON "order" USING btree ("activity_id","uid","create_time") WHERE activity_id is not null;
