-- sealed 570409159504460afdc324c83579fe26921acfeafb08ab823db1e27953d055be
ALTER TABLE "outbox" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "outbox__letters" ON "outbox" USING btree ("create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__letter_outcomes" ON "outbox" USING btree ("outcome","create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__letter_marks" ON "outbox" USING btree ("mark","create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__letter_ways" ON "outbox" USING btree ("mark","channel","create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__letter_channels" ON "outbox" USING btree ("channel","create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__letter_recipients" ON "outbox" USING btree ("recipient","create_time","id") WHERE customer_id is not null or is_test;
--> statement-breakpoint
CREATE INDEX "outbox__tests" ON "outbox" USING btree ("create_time") WHERE is_test;
