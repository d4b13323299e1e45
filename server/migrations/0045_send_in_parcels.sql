CREATE TABLE "parcel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"pieces" jsonb NOT NULL,
	"delivery_type" varchar(16) NOT NULL,
	"delivery_name" varchar(64),
	"delivery_id" varchar(64),
	"delivery_code" varchar(50),
	"withdrawn_time" timestamp (3) with time zone,
	"reason" varchar(255),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel__withdrawn" CHECK (("parcel"."withdrawn_time" is null) = ("parcel"."reason" is null))
);

--> statement-breakpoint
INSERT INTO parcel (order_id, pieces, delivery_type, delivery_name, delivery_id, delivery_code, create_time, update_time)
SELECT o.id, l.pieces, o.delivery_type, o.delivery_name, o.delivery_id, o.delivery_code,
	coalesce(o.shipped_time, o.update_time), coalesce(o.shipped_time, o.update_time)
FROM "order" o
JOIN (
	SELECT order_id, jsonb_agg(jsonb_build_object('lineId', id, 'quantity', pay_num) ORDER BY id) AS pieces
	FROM order_line GROUP BY order_id
) l ON l.order_id = o.id
WHERE o.delivery_type IS NOT NULL AND o.state IN ('sent', 'toReview', 'done')
ORDER BY o.id;
--> statement-breakpoint
DROP INDEX "order__parcel_tail";
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "sent_pieces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "parcel__order" ON "parcel" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "parcel__number_tail" ON "parcel" USING btree (reverse(upper(delivery_id)) text_pattern_ops) WHERE delivery_id is not null and withdrawn_time is null;
