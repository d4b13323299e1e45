CREATE INDEX "order__overdue" ON "order" USING btree ("pay_time","id") WHERE tab = 'notShipped' and coalesce(team_status, 2) = 2;
