ALTER TABLE "activity" ADD COLUMN "stop_reason" varchar(200);
