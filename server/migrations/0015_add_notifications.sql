CREATE TABLE "notification" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" varchar(50) NOT NULL,
	"is_wechat" integer DEFAULT 0 NOT NULL,
	"wechat_id" integer,
	"is_routine" integer DEFAULT 0 NOT NULL,
	"routine_id" integer,
	"is_sms" integer DEFAULT 0 NOT NULL,
	"sms_id" integer,
	"create_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification__mark" UNIQUE("mark"),
	CONSTRAINT "notification__switches" CHECK ("notification"."is_wechat" between 0 and 2 and "notification"."is_routine" between 0 and 2 and "notification"."is_sms" between 0 and 2)
);

--> statement-breakpoint
CREATE TABLE "notification_template" (
	"id" integer PRIMARY KEY NOT NULL,
	"channel" varchar(16) NOT NULL,
	"temp_id" varchar(100),
	"temp_key" varchar(50),
	"name" varchar(100) NOT NULL,
	"content" text NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_wechat_id_notification_template_id_fk" FOREIGN KEY ("wechat_id") REFERENCES "public"."notification_template"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_routine_id_notification_template_id_fk" FOREIGN KEY ("routine_id") REFERENCES "public"."notification_template"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_sms_id_notification_template_id_fk" FOREIGN KEY ("sms_id") REFERENCES "public"."notification_template"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notification_template__channel" ON "notification_template" USING btree ("channel","id");
