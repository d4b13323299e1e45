CREATE TABLE "pick_point" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pick_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"introduction" text NOT NULL,
	"phone" varchar(18) NOT NULL,
	"address" varchar(255) NOT NULL,
	"detailed_address" varchar(255) NOT NULL,
	"image" varchar(255) NOT NULL,
	"latitude" varchar(32) NOT NULL,
	"longitude" varchar(32) NOT NULL,
	"valid_time" varchar(255) NOT NULL,
	"day_time" varchar(32) NOT NULL,
	"is_show" boolean NOT NULL,
	"is_del" boolean NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pick_point__bin" CHECK (not (is_del and is_show))
);

--> statement-breakpoint
CREATE TABLE "pick_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pick_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"avatar" varchar(64) NOT NULL,
	"store_id" integer NOT NULL,
	"staff_name" varchar(64) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"verify_status" boolean DEFAULT true NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pick_staff__admin" UNIQUE("uid")
);

--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "store_id" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "clerk_id" integer;
--> statement-breakpoint
ALTER TABLE "pick_staff" ADD CONSTRAINT "pick_staff__admin_there" FOREIGN KEY ("uid") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pick_staff" ADD CONSTRAINT "pick_staff__point" FOREIGN KEY ("store_id") REFERENCES "public"."pick_point"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pick_point__newest" ON "pick_point" USING btree ("update_time","id");
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__pick_point" FOREIGN KEY ("store_id") REFERENCES "public"."pick_point"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__clerk" FOREIGN KEY ("clerk_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "order__verify_code" ON "order" USING btree ("verify_code") WHERE verify_code <> '';
--> statement-breakpoint
CREATE INDEX "order__picked_up" ON "order" USING btree ("store_id","id") WHERE shipping_type = 2;
