ALTER TABLE "mail" ADD COLUMN "shown_in" jsonb;
--> statement-breakpoint
-- Every mail so far is of an invoice, which is shown with its application.
UPDATE "mail" m SET "shown_in" = jsonb_build_object(m.noun, jsonb_build_array(m.record_id))
  || coalesce((SELECT jsonb_build_object('invoice_application', jsonb_build_array(i.application_id)) FROM "invoice" i WHERE m.noun = 'invoice' AND i.id = m.record_id), '{}');
--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "shown_in" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "noun";
--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "record_id";
