CREATE TABLE "team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"people" integer NOT NULL,
	"virtual_ration" integer NOT NULL,
	"stop_time" timestamp (3) with time zone NOT NULL,
	"status" integer NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team__status" CHECK ("team"."status" between 1 and 3)
);

--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"is_out" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_member__order" UNIQUE("order_no")
);

--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "people" integer;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "effective_time" integer;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "once_num" integer;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "virtual_ration" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "team_id" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "team_status" integer;
--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team__activity" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member__team" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member__customer" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "team__of_activity" ON "team" USING btree ("activity_id","status");
--> statement-breakpoint
CREATE INDEX "team__opened" ON "team" USING btree ("create_time","id");
--> statement-breakpoint
CREATE INDEX "team__ending" ON "team" USING btree ("stop_time") WHERE status = 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "team_member__once" ON "team_member" USING btree ("team_id","uid") WHERE not is_out;
--> statement-breakpoint
CREATE INDEX "team_member__of_team" ON "team_member" USING btree ("team_id","is_out","id");
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__team" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order__unmade_team" ON "order" USING btree ("id") WHERE team_status = 3 and refund_state in ('none', 'asked');
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity__team" CHECK (("activity"."kind" = 3) = ("activity"."people" is not null and "activity"."effective_time" > 0 and "activity"."once_num" between 1 and "activity"."num" and "activity"."virtual_ration" < "activity"."people"));
