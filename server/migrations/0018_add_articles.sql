CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cid" integer,
	"title" varchar(255) NOT NULL,
	"author" varchar(255) NOT NULL,
	"image_input" varchar(255) NOT NULL,
	"synopsis" varchar(255) NOT NULL,
	"share_title" varchar(255) NOT NULL,
	"share_synopsis" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"sort" integer NOT NULL,
	"url" varchar(255),
	"is_hot" boolean NOT NULL,
	"is_banner" boolean NOT NULL,
	"hide" boolean NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article__category" CHECK ("article"."is_del" or "article"."cid" is not null)
);

--> statement-breakpoint
CREATE TABLE "article_visit" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article__cid" FOREIGN KEY ("cid") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_visit" ADD CONSTRAINT "article_visit_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "article__cid" ON "article" USING btree ("cid","sort");
