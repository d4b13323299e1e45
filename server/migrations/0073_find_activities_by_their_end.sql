CREATE INDEX "activity__ending" ON "activity" USING btree ("stop_time","kind") WHERE not is_del;
