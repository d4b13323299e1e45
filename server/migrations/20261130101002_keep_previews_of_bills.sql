-- sealed 71374efb343f1336d2350baeb8c41c1e86faaf18867e4efa507484c2359511e4
CREATE TABLE "settlement_preview" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_preview_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"shop_name" varchar(64) NOT NULL,
	"commission_rate" integer NOT NULL,
	"order_count" integer NOT NULL,
	"order_amount" bigint NOT NULL,
	"freight_amount" bigint NOT NULL,
	"refund_amount" bigint NOT NULL,
	"commission_amount" bigint NOT NULL,
	CONSTRAINT "settlement_preview__of_run" UNIQUE("run_id","shop_id")
);

--> statement-breakpoint
ALTER TABLE "settlement_preview" ADD CONSTRAINT "settlement_preview_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;
