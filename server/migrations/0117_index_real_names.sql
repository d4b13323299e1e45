CREATE INDEX "customer__real_name" ON "customer" USING gin (search_parts(customer.real_name)) WHERE real_name <> '';
