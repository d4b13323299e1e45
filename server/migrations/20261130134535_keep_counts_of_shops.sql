-- sealed 615cd83228ef8e9694612d1034c35c2e4c66f73bd1a1a434025c04a3e511e3d6
CREATE TABLE "order_part" (
	"order_id" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"tab" varchar(16) NOT NULL,
	"team_status" integer,
	"paid_price" bigint NOT NULL,
	"pay_type" varchar(16) NOT NULL,
	"pay_time" timestamp (3) with time zone,
	CONSTRAINT "order_part__place" PRIMARY KEY("order_id","mer_id")
);

--> statement-breakpoint
CREATE TABLE "operator_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"bank_name" varchar(64) NOT NULL,
	"bank_account_name" varchar(64) NOT NULL,
	"bank_account" varchar(32) NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_account__operator" UNIQUE("operator_id")
);

--> statement-breakpoint
CREATE TABLE "operator_account_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_account_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "payment_bill" ADD COLUMN "fee" bigint;
--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "credit_repaid" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "on_credit" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "refunded_to_credit" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_part" ADD CONSTRAINT "order_part_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_account" ADD CONSTRAINT "operator_account_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_account_view" ADD CONSTRAINT "operator_account_view_account_id_operator_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."operator_account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_part__shop" ON "order_part" USING btree ("mer_id","order_id");
--> statement-breakpoint
CREATE INDEX "operator_account_view__account" ON "operator_account_view" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "order__pay_type" ON "order" USING btree ("pay_type","id") WHERE pay_type <> 'weixin';

--> statement-breakpoint
INSERT INTO "order_part" ("order_id", "mer_id", "tab", "team_status", "paid_price", "pay_type", "pay_time")
SELECT o.id, l.mer_id, CASE WHEN o.tab = 'notShipped' AND (o.sent_pieces > 0 OR o.refund_price > 0) THEN (
    SELECT CASE WHEN sum(greatest(0, x.pay_num - x.sent - (x.refunded - x.came_back))) > 0 THEN 'notShipped' WHEN sum(x.sent) > 0 THEN 'spike' ELSE 'refunded' END
    FROM (
      SELECT k.pay_num, back.refunded, back.came_back, (
        SELECT coalesce(sum((piece->>'quantity')::int), 0) FROM parcel p, jsonb_array_elements(p.pieces) piece
        WHERE p.order_id = o.id AND p.withdrawn_time IS NULL AND p.case_id IS NULL AND (piece->>'lineId')::int = k.id) AS sent
      FROM order_line k CROSS JOIN LATERAL (
        SELECT coalesce(sum(r.quantity) FILTER (WHERE paid.state <> 'failed'), 0) AS refunded,
          coalesce(sum(r.quantity) FILTER (WHERE paid.state <> 'failed' AND paid.case_id IS NOT NULL), 0) AS came_back
        FROM refund_line r JOIN refund paid ON paid.id = r.refund_id WHERE r.line_id = k.id) back
      WHERE k.order_id = o.id AND k.mer_id = l.mer_id) x) ELSE o.tab END,
  o.team_status, l.paid, o.pay_type, o.pay_time
FROM (SELECT order_id, mer_id, sum(paid_price + paid_postage)::bigint AS paid FROM order_line WHERE mer_id IS NOT NULL GROUP BY order_id, mer_id) l
JOIN "order" o ON o.id = l.order_id AND o.mer_id = 0;
--> statement-breakpoint
UPDATE "reconciliation" r SET "on_credit" = coalesce((
    SELECT sum(o.pay_price) FROM "order" o WHERE o.pay_type = 'credit' AND NOT o.is_system_del
      AND o.pay_time >= r.day::timestamp AT TIME ZONE 'Asia/Shanghai' AND o.pay_time < (r.day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'), 0),
  "refunded_to_credit" = coalesce((
    SELECT sum(f.amount) FROM refund f JOIN "order" o ON o.id = f.order_id WHERE f.state = 'done' AND NOT f.by_hand AND o.pay_type = 'credit'
      AND f.done_time >= r.day::timestamp AT TIME ZONE 'Asia/Shanghai' AND f.done_time < (r.day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'), 0),
  "credit_repaid" = coalesce((
    SELECT sum(c.amount) FROM cash_receipt c WHERE c.status = 1 AND c.biz_type = 4 AND c.method NOT IN ('yue', 'corp')
      AND c.received_at >= r.day::timestamp AT TIME ZONE 'Asia/Shanghai' AND c.received_at < (r.day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'), 0)
WHERE EXISTS (SELECT FROM "order" o WHERE o.pay_type = 'credit');
