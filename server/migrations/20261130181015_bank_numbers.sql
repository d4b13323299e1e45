-- sealed 962e750c8697f44d51a1b757a350ba8d7d1aa8a9c64f52a72d4255fd50b89b83
DROP INDEX "bank_line__parts";
--> statement-breakpoint
DROP INDEX "cash_payment__payout";
--> statement-breakpoint
DROP INDEX "cash_payment__sum";
--> statement-breakpoint
DROP INDEX "cash_receipt__biz";
--> statement-breakpoint
DROP INDEX "cash_receipt__trade";
--> statement-breakpoint
CREATE INDEX "bank_line__parts" ON "bank_line" USING gin (search_parts(bank_line.name || ' ' || bank_line.serial || ' ' || bank_line.remark));
--> statement-breakpoint
CREATE INDEX "cash_payment__payout" ON "cash_payment" USING btree ("payout_no") WHERE payout_no <> '';
--> statement-breakpoint
CREATE INDEX "cash_payment__sum" ON "cash_payment" USING btree ("amount","status","paid_at");
--> statement-breakpoint
CREATE INDEX "cash_receipt__biz" ON "cash_receipt" USING btree ("biz_no") WHERE biz_no <> '';
--> statement-breakpoint
CREATE INDEX "cash_receipt__trade" ON "cash_receipt" USING btree ("trade_no") WHERE trade_no <> '';
