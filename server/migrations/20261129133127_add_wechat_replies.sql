-- sealed e6f73fea0c886fb33911e499988a4ad75f61992a07ee570162986aad5a6edd45
CREATE TABLE "wechat_reply" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wechat_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"keywords" varchar(1400) NOT NULL,
	"type" varchar(8) NOT NULL,
	"match_type" varchar(8) NOT NULL,
	"content" text NOT NULL,
	"media_id" varchar(128) NOT NULL,
	"src_url" varchar(255) NOT NULL,
	"article_id" integer,
	"status" boolean NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "wechat_reply_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wechat_reply_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reply_id" integer NOT NULL,
	"word" varchar(64) NOT NULL,
	"word_key" varchar(64) NOT NULL,
	CONSTRAINT "wechat_reply_word__key" UNIQUE("word_key")
);

--> statement-breakpoint
ALTER TABLE "wechat_reply" ADD CONSTRAINT "wechat_reply__article" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wechat_reply_word" ADD CONSTRAINT "wechat_reply_word_reply_id_wechat_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."wechat_reply"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "wechat_reply__article_id" ON "wechat_reply" USING btree ("article_id");
--> statement-breakpoint
CREATE INDEX "wechat_reply_word__reply" ON "wechat_reply_word" USING btree ("reply_id");
