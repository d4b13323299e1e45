-- sealed 69a7e73c9ee0db3a38e8eff7667b817a9ed7d78b2f6ca245200b92db77bff64a
ALTER TABLE "category" ADD COLUMN "config_kind" integer;
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category__config_kind" CHECK (config_kind is null or (type = 6 and config_kind between 0 and 3));

--> statement-breakpoint
-- The roots that every shop begins with tell what lies below them; others are told by staff.
update category c set config_kind = case coalesce((select above.url from category above where above.id = c.pid), c.url)
  when 'pcAdmin config' then 0 when 'mall' then 0 when 'application' then 1 when 'pay' then 2 when 'upload' then 3 when 'third_party' then 3 end
where c.type = 6;
