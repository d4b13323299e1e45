-- sealed 3dcf7af8be85d859f7b035dde21f2a6b87be95d5a666327f42c749610f6084ef
CREATE TABLE "wechat_menu" (
	"id" integer PRIMARY KEY NOT NULL,
	"button" jsonb NOT NULL,
	"version" integer NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "wechat_menu_release" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wechat_menu_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" varchar(16) NOT NULL,
	"button" jsonb NOT NULL,
	"actor_name" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "wechat_menu_release__time" ON "wechat_menu_release" USING btree ("create_time");
