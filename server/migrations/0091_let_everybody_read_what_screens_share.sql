-- Screens of clients read categories, forms and single open settings for everybody; writing them stays granted.
UPDATE "menu" SET "is_public" = true FROM (VALUES
  (295, 'admin:category:list'),
  (299, 'admin:category:info'),
  (300, 'admin:category:list:tree'),
  (301, 'admin:category:list:ids'),
  (323, 'admin:system:form:info'),
  (347, 'admin:system:config:getuniq'),
  (394, 'admin:system:config:check'),
  (395, 'admin:system:config:get'),
  (397, 'admin:system:group:info')
) AS "shared"("id", "perms") WHERE "menu"."id" = "shared"."id" AND "menu"."perms" = "shared"."perms";
