CREATE TABLE "campaign_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"slot" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "campaign_view__slot" UNIQUE("kind","campaign_id","day","slot"),
	CONSTRAINT "campaign_view__kind" CHECK ("campaign_view"."kind" between 1 and 4)
);

