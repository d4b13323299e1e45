-- sealed c46cefc9579e6550e1e94d843899a2be54bf0d22812161b32c4f587439432de2
CREATE TABLE "cross_sum" (
	"run_id" integer NOT NULL,
	"n" smallint NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"lines" integer NOT NULL,
	"paid" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"back_pieces" integer NOT NULL,
	"refunded" bigint NOT NULL,
	"costed_lines" integer NOT NULL,
	"costed_goods" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "cross_sum__place" PRIMARY KEY("run_id","n","key")
);

--> statement-breakpoint
ALTER TABLE "cross_sum" ADD CONSTRAINT "cross_sum_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;
