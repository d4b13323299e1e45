CREATE TABLE "service_provider" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_provider_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_name" varchar(50) NOT NULL,
	"type" varchar(16) NOT NULL,
	"contact_name" varchar(16) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"admin_id" integer,
	"status" boolean NOT NULL,
	"remark" varchar(255) NOT NULL,
	"is_del" boolean NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "service_provider" ADD CONSTRAINT "service_provider__admin_there" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "service_provider__name" ON "service_provider" USING btree ("provider_name") WHERE not is_del;
--> statement-breakpoint
CREATE UNIQUE INDEX "service_provider__admin" ON "service_provider" USING btree ("admin_id") WHERE not is_del;
