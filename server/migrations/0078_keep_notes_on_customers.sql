CREATE TABLE "customer_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"content" varchar(500) NOT NULL,
	"actor_name" varchar(64) NOT NULL,
	"is_del" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer_note__uid" ON "customer_note" USING btree ("uid","id");
--> statement-breakpoint
CREATE INDEX "order__refunded_of" ON "order" USING btree ("uid") WHERE refund_price > 0 or refund_state <> 'none';
