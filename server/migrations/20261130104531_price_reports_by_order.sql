-- sealed 477cae70de2e9f9e7490adfa02c6bf437361fe7159619ba5a238aa6315f109ad
DROP INDEX "report__prices";
--> statement-breakpoint
CREATE INDEX "report__spent" ON "report" USING btree ("spent_on") WHERE spent_on <> '';
--> statement-breakpoint
CREATE INDEX "report__prices" ON "report" USING btree ("shop_id","order_no") WHERE type = 3;
