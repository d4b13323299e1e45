CREATE TABLE "customer_facet" (
	"uid" integer PRIMARY KEY NOT NULL,
	"facets" "tsvector" NOT NULL
);

--> statement-breakpoint
-- The planner guesses too high how many have two words that never meet; without statistics it takes any two for rare.
ALTER TABLE "customer_facet" ALTER COLUMN "facets" SET STATISTICS 0;
--> statement-breakpoint
INSERT INTO "customer_facet" ("uid", "facets")
SELECT c.id, array_to_tsvector(array_remove(array['channel ' || c.user_type, 'level ' || c.level, 'group ' || c.group_id, 'sex ' || c.sex,
    'promoter ' || c.is_promoter::int, 'status ' || c.status::int, 'country ' || c.country, 'province ' || c.province, 'city ' || c.city,
    case when c.merged_into is not null then 'merged' end] || t.words, null))
FROM "customer" c LEFT JOIN (SELECT uid, array_agg('tag ' || tag_id) AS words FROM "customer_tag_link" GROUP BY uid) t ON t.uid = c.id
ORDER BY c.id;
--> statement-breakpoint
ALTER TABLE "customer_facet" ADD CONSTRAINT "customer_facet_uid_customer_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "customer_facet__all" ON "customer_facet" USING gin ("facets") WITH (fastupdate=false);
