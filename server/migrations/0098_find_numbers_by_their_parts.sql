DROP INDEX "invoice_application__pairs";
--> statement-breakpoint
DROP INDEX "invoice__pairs";
--> statement-breakpoint
DROP INDEX "user_recharge__number_pairs";
--> statement-breakpoint
DROP INDEX "user_extract__pairs";
--> statement-breakpoint
DROP INDEX "return_case__pairs";
--> statement-breakpoint
CREATE INDEX "sign_in_log__parts" ON "sign_in_log" USING gin (search_parts(sign_in_log.account));
--> statement-breakpoint
CREATE INDEX "invoice_application__parts" ON "invoice_application" USING gin (search_parts(apply_no || ' ' || title || ' ' || tax_no || ' ' || order_nos));
--> statement-breakpoint
CREATE INDEX "invoice__parts" ON "invoice" USING gin (search_parts(invoice.invoice_no || ' ' || invoice.buyer_name || ' ' || invoice.buyer_tax_no || ' ' || invoice.order_nos));
--> statement-breakpoint
CREATE INDEX "user_recharge__number_parts" ON "user_recharge" USING gin (search_parts(order_no));
--> statement-breakpoint
CREATE INDEX "user_extract__parts" ON "user_extract" USING gin (search_parts(wechat || ' ' || real_name || ' ' || bank_code || ' ' || bank_address || ' ' || alipay_code || ' ' || coalesce(fail_msg, '')));
--> statement-breakpoint
CREATE INDEX "return_case__parts" ON "return_case" USING gin (search_parts(return_case.case_no || ' ' || return_case.order_no || ' ' || return_case.real_name || ' ' || return_case.user_phone || ' ' || return_case.back_number));
