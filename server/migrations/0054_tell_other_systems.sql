CREATE TABLE "webhook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(64) NOT NULL,
	"url" varchar(500) NOT NULL,
	"events" varchar(32)[] NOT NULL,
	"secret" varchar(255) NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook__name" UNIQUE("name")
);

--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"outbox_id" integer NOT NULL,
	"message_id" varchar(36) NOT NULL,
	"event" varchar(32) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"code" integer
);

--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "webhook_delivery__webhook" ON "webhook_delivery" USING btree ("webhook_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_delivery__outbox" ON "webhook_delivery" USING btree ("outbox_id");
