CREATE TABLE "member_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"state" varchar(8) NOT NULL,
	"matched" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"job_id" integer,
	"admin_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" varchar(9) NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "member_import_row" ADD CONSTRAINT "member_import_row_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_import"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "member_import__time" ON "member_import" USING btree ("create_time");
--> statement-breakpoint
CREATE INDEX "member_import_row__of_import" ON "member_import_row" USING btree ("import_id","state","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_bill__opening" ON "user_bill" USING btree ("uid") WHERE type = 'opening';
--> statement-breakpoint
CREATE UNIQUE INDEX "integral_record__opening" ON "integral_record" USING btree ("uid") WHERE kind = 'opening';
