ALTER TABLE "user_recharge" ADD COLUMN "is_del" boolean DEFAULT false NOT NULL;

--> statement-breakpoint
-- Accounts that went into another are counted no more, and belong to no circle and no level.
INSERT INTO tally (noun, key, slot, n)
SELECT 'customer', 'bought ' || CASE WHEN pay_count > 3 THEN '4' WHEN pay_count > 1 THEN '2' ELSE pay_count::text END, 0, -count(*)
FROM customer WHERE merged_into IS NOT NULL GROUP BY 2
ON CONFLICT (noun, key, slot) DO UPDATE SET n = tally.n + excluded.n;
--> statement-breakpoint
UPDATE customer SET group_id = NULL, level = NULL, is_level_by_hand = false WHERE merged_into IS NOT NULL;
