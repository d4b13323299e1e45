-- sealed b6c0ccde5fc9c115770687526ec7b9dc6282e5a21a3712527885228f9938d3ab
-- An entry that a shop has named, moved or ordered otherwise stays as it is.
CREATE TEMPORARY TABLE "moved_pick_up_entry" ON COMMIT DROP AS
  SELECT m."id", v."to" FROM (VALUES
    (156, 139, 3, '核销订单', '/operation/deliverGoods/takeGoods/collateOrder', 2)
  ) AS v("id", "pid", "to", "name", "component", "sort")
  JOIN "menu" m ON m."id" = v."id" AND m."pid" = v."pid" AND m."name" = v."name" AND m."component" = v."component" AND m."sort" = v."sort"
  JOIN "menu" p ON p."id" = v."to" AND NOT p."deleted"
  WHERE NOT m."deleted";
--> statement-breakpoint
UPDATE "menu" SET "pid" = e."to", "sort" = 1 FROM "moved_pick_up_entry" e WHERE "menu"."id" = e."id";
--> statement-breakpoint
-- A role that had the page reaches it at its new place.
WITH RECURSIVE "above" AS (
  SELECT e."id" AS "page", e."to" AS "id" FROM "moved_pick_up_entry" e
  UNION ALL SELECT a."page", m."pid" FROM "above" a JOIN "menu" m ON m."id" = a."id" WHERE m."pid" IS NOT NULL
)
INSERT INTO "role_menu" ("role_id", "menu_id")
  SELECT DISTINCT r."role_id", a."id" FROM "above" a JOIN "role_menu" r ON r."menu_id" = a."page"
  ON CONFLICT DO NOTHING;
