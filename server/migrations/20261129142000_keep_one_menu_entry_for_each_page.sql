-- sealed 0bfe19fada944bfe84842f248fc2fab296813d4cd94901e6982fb0485cdb6127
-- An entry that a shop has named, moved or ordered otherwise stays as it is; pages that lose their entry keep their address.
CREATE TEMPORARY TABLE "moved_entry" ON COMMIT DROP AS
  SELECT m."id", v."to" FROM (VALUES
    (158, 13, 2, '素材管理', '/maintain/picture', 1),
    (167, 161, 124, '物流公司', '/maintain/logistics/companyList', 2)
  ) AS v("id", "pid", "to", "name", "component", "sort")
  JOIN "menu" m ON m."id" = v."id" AND m."pid" = v."pid" AND m."name" = v."name" AND m."component" = v."component" AND m."sort" = v."sort"
  JOIN "menu" p ON p."id" = v."to" AND NOT p."deleted"
  WHERE NOT m."deleted";
--> statement-breakpoint
UPDATE "menu" SET "pid" = e."to" FROM "moved_entry" e WHERE "menu"."id" = e."id";
--> statement-breakpoint
-- A role that had the page reaches it at its new place.
WITH RECURSIVE "above" AS (
  SELECT e."id" AS "page", e."to" AS "id" FROM "moved_entry" e
  UNION ALL SELECT a."page", m."pid" FROM "above" a JOIN "menu" m ON m."id" = a."id" WHERE m."pid" IS NOT NULL
)
INSERT INTO "role_menu" ("role_id", "menu_id")
  SELECT DISTINCT r."role_id", a."id" FROM "above" a JOIN "role_menu" r ON r."menu_id" = a."page"
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The four tabs of 财务管理 are entries of their own; 导出记录 stands in everybody's own menu.
UPDATE "menu" SET "is_show" = false FROM (VALUES
  (1050, 9, '财务管理', '/financial/finance'),
  (1246, 13, '导出记录', '/exports')
) AS "once"("id", "pid", "name", "component")
WHERE "menu"."id" = "once"."id" AND "menu"."pid" = "once"."pid" AND "menu"."name" = "once"."name" AND "menu"."component" = "once"."component";
