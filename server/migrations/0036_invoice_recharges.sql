ALTER TABLE "invoice_application_order" DROP CONSTRAINT "invoice_application_order_order_no_order_order_no_fk";

--> statement-breakpoint
ALTER TABLE "invoice_application_order" ALTER COLUMN "order_no" SET DATA TYPE varchar(40);
--> statement-breakpoint
ALTER TABLE "invoice_line" ALTER COLUMN "order_no" SET DATA TYPE varchar(40);
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ALTER COLUMN "refund_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ALTER COLUMN "order_no" SET DATA TYPE varchar(40);
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD COLUMN "recharge_refund_id" integer;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task_recharge_refund_id_recharge_refund_id_fk" FOREIGN KEY ("recharge_refund_id") REFERENCES "public"."recharge_refund"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task__recharge_refund" UNIQUE("recharge_refund_id");
--> statement-breakpoint
ALTER TABLE "invoice_red_task" ADD CONSTRAINT "invoice_red_task__of_one" CHECK (num_nonnulls("invoice_red_task"."refund_id", "invoice_red_task"."recharge_refund_id") = 1);
