CREATE TABLE "page_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"visit_type" integer NOT NULL,
	"slot" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view__slot" UNIQUE("day","visit_type","slot"),
	CONSTRAINT "page_view__kind" CHECK ("page_view"."visit_type" between 1 and 4)
);

--> statement-breakpoint
CREATE INDEX "page_view__day" ON "page_view" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "customer__created" ON "customer" USING btree ("create_time");
