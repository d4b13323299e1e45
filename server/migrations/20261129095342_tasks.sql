-- sealed 999085f7e44371eb8bbc92eb8e646fc006e08c5f613b0a773a957e37ec0baf53
CREATE TABLE "task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(24) NOT NULL,
	"subject_key" varchar(64) NOT NULL,
	"record" varchar(16) NOT NULL,
	"number" varchar(40) NOT NULL,
	"says" varchar(255) NOT NULL,
	"amount" bigint,
	"state" integer NOT NULL,
	"holder_id" integer DEFAULT 0 NOT NULL,
	"holder" varchar(64),
	"note" varchar(200),
	"due_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task__state" CHECK ("task"."state" between 0 and 3),
	CONSTRAINT "task__held" CHECK ("task"."state" <> 0 or "task"."holder_id" = 0),
	CONSTRAINT "task__over" CHECK (("task"."state" in (2, 3)) = ("task"."end_time" is not null)),
	CONSTRAINT "task__reason" CHECK (("task"."state" = 3) = ("task"."note" is not null))
);

--> statement-breakpoint
CREATE UNIQUE INDEX "task__to_do" ON "task" USING btree ("kind","subject_key") WHERE state in (0, 1);
--> statement-breakpoint
CREATE INDEX "task__due" ON "task" USING btree ("state","due_time","id");
--> statement-breakpoint
CREATE INDEX "task__number" ON "task" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "task__ended" ON "task" USING btree ("end_time","id") WHERE state in (2, 3);

--> statement-breakpoint
-- Refunds that wait for people already are tasks as well, due a day from now.
INSERT INTO "task" ("kind", "subject_key", "record", "number", "says", "amount", "state", "due_time")
SELECT 'refund_owed', 'disbursement:' || d."id", CASE d."kind" WHEN 'order_refund' THEN 'order' ELSE 'recharge' END, d."order_no",
  '请在线下退给顾客，退完后确认已退款', d."amount", 0, now() + interval '1 day'
FROM "disbursement" d WHERE d."state" = 'byHand';
