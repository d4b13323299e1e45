-- sealed 309a56a774ffa3b445abd5f84c3db15ab99608d62547832edc6973da816c466c
-- Carriers stand among the orders: below the settings, which only the owner hands on, nobody else could change a role that had them.
CREATE TEMPORARY TABLE "carrier_entry" ON COMMIT DROP AS
  SELECT m."id" FROM "menu" m JOIN "menu" p ON p."id" = 3 AND NOT p."deleted"
  WHERE m."id" = 167 AND m."pid" = 124 AND m."name" = '物流公司' AND m."component" = '/maintain/logistics/companyList' AND NOT m."deleted";
--> statement-breakpoint
UPDATE "menu" SET "pid" = 3, "sort" = 0 FROM "carrier_entry" e WHERE "menu"."id" = e."id";
--> statement-breakpoint
INSERT INTO "role_menu" ("role_id", "menu_id")
  SELECT DISTINCT r."role_id", 3 FROM "carrier_entry" e JOIN "role_menu" r ON r."menu_id" = e."id"
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A role that reached nothing but the carriers through these directories no longer has them.
DELETE FROM "role_menu" d USING "carrier_entry" e, "role_menu" r
  WHERE d."menu_id" = 124 AND r."role_id" = d."role_id" AND r."menu_id" = e."id"
    AND NOT EXISTS (SELECT FROM "role_menu" o JOIN "menu" m ON m."id" = o."menu_id" WHERE o."role_id" = d."role_id" AND m."pid" = 124);
--> statement-breakpoint
DELETE FROM "role_menu" d USING "carrier_entry" e, "role_menu" r
  WHERE d."menu_id" = 12 AND r."role_id" = d."role_id" AND r."menu_id" = e."id"
    AND NOT EXISTS (SELECT FROM "role_menu" o JOIN "menu" m ON m."id" = o."menu_id" WHERE o."role_id" = d."role_id" AND m."pid" = 12);
