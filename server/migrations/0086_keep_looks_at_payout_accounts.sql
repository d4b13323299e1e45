CREATE TABLE "user_extract_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_extract_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"extract_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "user_extract_view" ADD CONSTRAINT "user_extract_view_extract_id_user_extract_id_fk" FOREIGN KEY ("extract_id") REFERENCES "public"."user_extract"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_extract_view__extract" ON "user_extract_view" USING btree ("extract_id");
