-- sealed 527f6d1dc201b89dcc4e961c36b2d8becbceee7ca0df3c2703dabd80e0420a63
CREATE INDEX "settlement__confirmed" ON "settlement" USING btree ("confirm_time") WHERE confirm_time is not null;
--> statement-breakpoint
CREATE INDEX "settlement__paid" ON "settlement" USING btree ("pay_time") WHERE pay_time is not null;
--> statement-breakpoint
CREATE INDEX "settlement__until" ON "settlement" USING btree ("shop_id","period_end") WHERE status <> 3;
