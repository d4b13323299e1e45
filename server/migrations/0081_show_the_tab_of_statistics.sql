-- Shops that were opened before the tab came get it below the other interfaces, unless staff have a tab of that form or took it away.
INSERT INTO "category" ("pid", "path", "name", "type", "url", "extra", "status", "sort", "create_time", "update_time")
SELECT "above"."id", "above"."path" || "above"."id" || '/', '统计', 6, 'statistics', '141', true, 1, now(), now()
FROM "category" "above"
WHERE "above"."type" = 6 AND "above"."url" = 'third_party' AND "above"."pid" = 0
  AND NOT EXISTS (
    SELECT FROM "category" "tab"
    WHERE "tab"."type" = 6 AND ("tab"."extra" = '141' OR ("tab"."pid" = "above"."id" AND "tab"."name" = '统计'))
  )
  AND NOT EXISTS (
    SELECT FROM "change" JOIN "change_row" ON "change_row"."change_id" = "change"."id"
    WHERE "change"."act" = 'category.delete' AND "change"."undone_by" IS NULL
      AND "change_row"."noun" = 'category' AND "change_row"."after" IS NULL AND "change_row"."before" ->> 'extra' = '141'
  )
ORDER BY "above"."id" LIMIT 1;
