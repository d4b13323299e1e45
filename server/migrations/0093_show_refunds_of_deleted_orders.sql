-- Orders that wait for sending although all their goods were refunded are refunded.
UPDATE "order" o SET refund_state = 'refunded', handler_id = NULL, handler_name = NULL, handled_since = NULL
WHERE o.state = 'toSend' AND o.refund_state = 'none' AND o.sent_pieces = 0 AND o.refund_price > 0 AND NOT EXISTS (
  SELECT FROM order_line l WHERE l.order_id = o.id AND l.pay_num > (
    SELECT coalesce(sum(g.quantity), 0) FROM refund_line g JOIN refund r ON r.id = g.refund_id WHERE g.line_id = l.id AND r.state <> 'failed'));
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order__handled";
--> statement-breakpoint
ALTER TABLE "order" drop column "tab";
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tab" varchar(16) GENERATED ALWAYS AS (
      case when is_system_del then 'gone' when refund_state in ('asked', 'paying') then 'refunding'
        when is_del and not (state = 'cancelled' and refund_state = 'refunded') then 'deleted' when refund_state = 'refunded' then 'refunded'
        when state = 'unpaid' then 'unPaid' when state = 'sent' then 'spike' when state = 'toReview' then 'bargain'
        when state = 'done' then 'complete' when shipping_type = 2 then 'toBeWrittenOff' else 'notShipped' end) STORED;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order__handled" CHECK (case when "order"."handler_id" is null then "order"."handler_name" is null and "order"."handled_since" is null
        else "order"."handler_name" is not null and "order"."handled_since" is not null
          and ("order"."refund_state" in ('asked', 'paying') or "order"."refund_state" = 'none' and "order"."state" in ('unpaid', 'toSend')) end);
--> statement-breakpoint
-- The indexes went with the column.
CREATE INDEX "order__tab" ON "order" USING btree ("tab","id");
--> statement-breakpoint
CREATE INDEX "order__overdue" ON "order" USING btree ("pay_time","id") WHERE tab = 'notShipped' and coalesce(team_status, 2) = 2;
--> statement-breakpoint
CREATE INDEX "order__created" ON "order" USING btree ("create_time","id","tab");
--> statement-breakpoint
CREATE INDEX "order__refunded" ON "order" USING btree ("id","tab") WHERE (refund_price > 0 or refund_state <> 'none') and not is_system_del;
--> statement-breakpoint
CREATE INDEX "order__point" ON "order" USING btree ("store_id","tab","id","create_time") WHERE shipping_type = 2;
