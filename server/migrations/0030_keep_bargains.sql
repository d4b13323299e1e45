CREATE TABLE "bargain_user_help" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargain_user_help_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"bargain_id" integer NOT NULL,
	"bargain_user_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bargain_user_help__once" UNIQUE("bargain_user_id","uid"),
	CONSTRAINT "bargain_user_help__price" CHECK ("bargain_user_help"."price" > 0)
);

--> statement-breakpoint
CREATE TABLE "bargain_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargain_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"bargain_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"bargain_price_min" bigint NOT NULL,
	"bargain_price" bigint NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"people_num" integer NOT NULL,
	"helps" integer DEFAULT 0 NOT NULL,
	"status" integer NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bargain_user__status" CHECK ("bargain_user"."status" between 1 and 3),
	CONSTRAINT "bargain_user__price" CHECK ("bargain_user"."price" between 0 and "bargain_user"."bargain_price" - "bargain_user"."bargain_price_min"),
	CONSTRAINT "bargain_user__helps" CHECK ("bargain_user"."helps" between 0 and "bargain_user"."people_num"),
	CONSTRAINT "bargain_user__floor" CHECK (("bargain_user"."status" = 3) = ("bargain_user"."helps" = "bargain_user"."people_num" and "bargain_user"."price" = "bargain_user"."bargain_price" - "bargain_user"."bargain_price_min"))
);

--> statement-breakpoint
DROP INDEX "activity__title";
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "store_name" varchar(255);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "people_num" integer;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "bargain_num" integer;
--> statement-breakpoint
ALTER TABLE "activity_sku" ADD COLUMN "min_price" bigint;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "activity_kind" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "participation_id" integer;
--> statement-breakpoint
ALTER TABLE "bargain_user_help" ADD CONSTRAINT "bargain_user_help__customer" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bargain_user_help" ADD CONSTRAINT "bargain_user_help__of" FOREIGN KEY ("bargain_user_id") REFERENCES "public"."bargain_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bargain_user" ADD CONSTRAINT "bargain_user__customer" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bargain_user" ADD CONSTRAINT "bargain_user__bargain" FOREIGN KEY ("bargain_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bargain_user_help__helper" ON "bargain_user_help" USING btree ("bargain_id","uid");
--> statement-breakpoint
CREATE UNIQUE INDEX "bargain_user__running" ON "bargain_user" USING btree ("bargain_id","uid") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "bargain_user__of" ON "bargain_user" USING btree ("bargain_id","uid","status");
--> statement-breakpoint
CREATE INDEX "bargain_user__uid" ON "bargain_user" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "bargain_user__state" ON "bargain_user" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "bargain_user__started" ON "bargain_user" USING btree ("create_time","id");
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__bargain_user" FOREIGN KEY ("participation_id") REFERENCES "public"."bargain_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "order__participation" ON "order" USING btree ("participation_id") WHERE participation_id is not null and state <> 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX "activity__title" ON "activity" USING btree ("kind","title") WHERE not is_del and kind <> 2;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__bargain" CHECK (("activity"."kind" = 2) = ("activity"."people_num" is not null and "activity"."bargain_num" is not null));
--> statement-breakpoint
-- Until now all activities were flash sales.
UPDATE "order" SET "activity_kind" = 1 WHERE "activity_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__activity_kind" CHECK (("order"."activity_kind" is null) = ("order"."activity_id" is null));
