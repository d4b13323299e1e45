-- sealed ea66023fca909dd79322f2f20e181ebf187d585bfb0ca4127aa2375830101a7c
CREATE TABLE "till_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(12) NOT NULL,
	"amount" bigint NOT NULL,
	"number" varchar(40) NOT NULL,
	"says" varchar(200) NOT NULL,
	"actor" varchar(64) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "till_entry__amount" CHECK ("till_entry"."amount" <> 0)
);

--> statement-breakpoint
CREATE INDEX "till_entry__at" ON "till_entry" USING btree ("at","id","kind","amount");
