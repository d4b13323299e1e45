-- sealed 6d340d399d132b641c9625ca363af5140ddba652c3e8c19f450c3e46c3f7ceac
DROP INDEX "notice__own";
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "later_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "done_time" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "notice__open" ON "notice" USING btree ("admin_id","id") WHERE later_time is null and done_time is null;
--> statement-breakpoint
CREATE INDEX "notice__put_off" ON "notice" USING btree ("admin_id","id") WHERE later_time is not null;
--> statement-breakpoint
CREATE INDEX "notice__done" ON "notice" USING btree ("admin_id","id") WHERE done_time is not null;
--> statement-breakpoint
CREATE INDEX "notice__due" ON "notice" USING btree ("later_time") WHERE later_time is not null;
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice__state" CHECK ("notice"."later_time" is null or "notice"."done_time" is null);
