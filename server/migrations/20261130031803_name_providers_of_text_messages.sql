-- sealed bd9e244e0bcd2d75e365ac5c987df281cd2263f97ba4f06f4e5ef660d538b20f
ALTER TABLE "sms_record" ADD COLUMN "provider" varchar(2);
--> statement-breakpoint
-- Numbers of templates tell the two providers apart.
UPDATE "sms_record" SET "provider" = CASE WHEN "template" LIKE 'SMS%' THEN '2' ELSE '1' END;
--> statement-breakpoint
ALTER TABLE "sms_record" ALTER COLUMN "provider" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sms_record" ADD COLUMN "next_ask_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sms_record" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "sms_record__due" ON "sms_record" USING btree ("next_ask_time","id") WHERE next_ask_time is not null;
--> statement-breakpoint
CREATE INDEX "sms_record__provider" ON "sms_record" USING btree ("provider","create_time","id");
