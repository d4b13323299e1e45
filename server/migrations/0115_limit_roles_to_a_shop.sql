CREATE TABLE "shop_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_staff__admin" UNIQUE("admin_id")
);

--> statement-breakpoint
ALTER TABLE "role" DROP CONSTRAINT "role__data_scope";
--> statement-breakpoint
ALTER TABLE "export" ADD COLUMN "shop" integer;
--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff__admin_there" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff__shop" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shop_staff__shop_id" ON "shop_staff" USING btree ("shop_id");
--> statement-breakpoint
CREATE INDEX "product__shop_tabs" ON "product" USING btree ("mer_id","is_recycle","is_show") WHERE mer_id is not null and not is_del;
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role__data_scope" CHECK (data_scope in ('all', 'points', 'shop'));
