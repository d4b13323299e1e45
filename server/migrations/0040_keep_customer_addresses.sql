CREATE TABLE "customer_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"name" varchar(32) NOT NULL,
	"phone" varchar(18) NOT NULL,
	"province" varchar(32) NOT NULL,
	"city" varchar(32) NOT NULL,
	"district" varchar(32) NOT NULL,
	"detail" varchar(128) NOT NULL,
	"city_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer_address__uid" ON "customer_address" USING btree ("uid","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address__default" ON "customer_address" USING btree ("uid") WHERE is_default;
