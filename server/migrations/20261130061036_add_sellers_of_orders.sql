-- sealed eff1450296970f287db0b2d15d99854cd412e0e2f0aede78e6230bac7e1ef2ca
ALTER TABLE "operator_staff" ADD COLUMN "is_switched_off" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "freight" bigint;
--> statement-breakpoint
CREATE INDEX "order_line__seller" ON "order_line" USING btree ("mer_id","order_id") WHERE mer_id is not null;
--> statement-breakpoint
-- Accounts that are off while their operator is were switched off with it.
update operator_staff s set is_switched_off = true from operator o, admin a
where o.id = s.operator_id and a.id = s.admin_id and not o.status and not a.status;
