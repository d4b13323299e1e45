CREATE TABLE "approval" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(16) NOT NULL,
	"payload" jsonb NOT NULL,
	"subject_key" varchar(64) NOT NULL,
	"subject" varchar(160) NOT NULL,
	"path" varchar(160) NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(255) NOT NULL,
	"state" varchar(16) NOT NULL,
	"proposer_id" integer NOT NULL,
	"proposer" varchar(64) NOT NULL,
	"decider" varchar(64),
	"note" varchar(200),
	"decide_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval__decided" CHECK (("approval"."state" = 'waiting') = ("approval"."decide_time" is null))
);

--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_proposer_id_admin_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."admin"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "approval__state" ON "approval" USING btree ("state","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "approval__waiting" ON "approval" USING btree ("kind","subject_key") WHERE state = 'waiting';
