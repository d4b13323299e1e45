-- sealed 2c7ab71ad86c0e6c4d267c0a966ebbc58df456bb7e8398330509c152b44afd2f
DROP INDEX "order__point";
--> statement-breakpoint
CREATE INDEX "order__to_send" ON "order" USING btree ("id") WHERE tab = 'notShipped' and coalesce(team_status, 2) = 2;
--> statement-breakpoint
CREATE INDEX "order__for_team" ON "order" USING btree ("id") WHERE tab in ('notShipped', 'toBeWrittenOff') and coalesce(team_status, 2) <> 2;
--> statement-breakpoint
CREATE INDEX "order__point" ON "order" USING btree ("store_id","tab","id","create_time","team_status") WHERE shipping_type = 2;
