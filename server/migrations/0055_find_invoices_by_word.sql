ALTER TABLE "invoice_application" ADD COLUMN "order_nos" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "order_nos" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "invoice_application" a SET "order_nos" = o."order_nos"
FROM (SELECT "application_id", string_agg("order_no", ' ' ORDER BY "id") AS "order_nos" FROM "invoice_application_order" GROUP BY 1) o
WHERE o."application_id" = a."id";
--> statement-breakpoint
UPDATE "invoice" i SET "order_nos" = a."order_nos" FROM "invoice_application" a WHERE a."id" = i."application_id";
--> statement-breakpoint
CREATE INDEX "invoice_application__pairs" ON "invoice_application" USING gin (bigrams(apply_no || ' ' || title || ' ' || tax_no || ' ' || order_nos));
--> statement-breakpoint
CREATE INDEX "invoice__pairs" ON "invoice" USING gin (bigrams(invoice.invoice_no || ' ' || invoice.buyer_name || ' ' || invoice.buyer_tax_no || ' ' || invoice.order_nos));
