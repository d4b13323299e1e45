-- sealed 205b870fc29d4b7faa17ee473506ef6b558748e1ae0084977d0d3e6767b48783
-- Ids of runs begin anew above all former ones, so that no old address leads to another run. Jobs that wait name their progress, not the run.
CREATE TEMPORARY TABLE moved_run ON COMMIT DROP AS
SELECT kind, former, (latest + row_number() OVER (ORDER BY create_time, kind, former))::int AS id
FROM (
	SELECT 'product.bulk' AS kind, id AS former, create_time FROM product_bulk
	UNION ALL SELECT 'customer.runMany', id, create_time FROM customer_run
	UNION ALL SELECT 'order.ship', id, create_time FROM shipment
	UNION ALL SELECT 'customer.importMembers', id, create_time FROM member_import
) runs, (
	SELECT greatest(
		(SELECT coalesce(max(id), 0) FROM product_bulk), (SELECT coalesce(max(id), 0) FROM customer_run),
		(SELECT coalesce(max(id), 0) FROM shipment), (SELECT coalesce(max(id), 0) FROM member_import)
	) AS latest
) before;
--> statement-breakpoint
INSERT INTO run (id, kind, task, label, state, matched, changed, unchanged, refused, job_id, change_id, is_undoable, request_key, admin_id, create_time)
OVERRIDING SYSTEM VALUE
SELECT m.id, m.kind, b.task || jsonb_build_object('verb', b.verb), b.label, b.state, b.matched, b.changed, b.unchanged, b.refused, b.job_id,
	b.change_id, true, NULL, b.admin_id, b.create_time
FROM product_bulk b JOIN moved_run m ON m.kind = 'product.bulk' AND m.former = b.id
UNION ALL
SELECT m.id, m.kind, c.task, c.label, c.state, c.matched, c.changed, c.unchanged, c.refused, c.job_id, c.change_id, c.task -> 'coupon' IS NULL,
	NULL, c.admin_id, c.create_time
FROM customer_run c JOIN moved_run m ON m.kind = 'customer.runMany' AND m.former = c.id
UNION ALL
SELECT m.id, m.kind, '{}', format('批量发货 %s 单', r.matched),
	CASE
		WHEN j.state IN ('waiting', 'running') THEN CASE WHEN j.kind = 'order.shipRecall' THEN 'undoing' ELSE 'waiting' END
		WHEN j.state = 'failed' AND j.kind <> 'order.shipRecall' THEN 'failed'
		ELSE 'done'
	END,
	r.matched, r.changed, 0, r.refused, s.job_id, NULL, false, s.request_key, s.admin_id, s.create_time
FROM shipment s JOIN moved_run m ON m.kind = 'order.ship' AND m.former = s.id LEFT JOIN job_run j ON j.id = s.job_id, LATERAL (
	SELECT count(*)::int AS matched, (count(*) FILTER (WHERE w.state IN ('sent', 'recalled')))::int AS changed,
		(count(*) FILTER (WHERE w.state IN ('refused', 'retried')))::int AS refused
	FROM shipment_row w WHERE w.run_id = s.id
) r
UNION ALL
SELECT m.id, m.kind, jsonb_build_object('fileName', i.file_name), '导入 ' || i.file_name, i.state, i.matched, i.changed, i.unchanged, i.refused,
	i.job_id, NULL, false, NULL, i.admin_id, i.create_time
FROM member_import i JOIN moved_run m ON m.kind = 'customer.importMembers' AND m.former = i.id;
--> statement-breakpoint
INSERT INTO run_row (run_id, target, key, input, state, reason)
SELECT run_id, target, key, input, state, reason FROM (
	SELECT m.id AS run_id, r.product_id AS target, '' AS key, NULL::jsonb AS input, r.state, r.reason, r.id
	FROM product_bulk_row r JOIN moved_run m ON m.kind = 'product.bulk' AND m.former = r.run_id
	UNION ALL
	SELECT m.id, r.uid, '', NULL, r.state, r.reason, r.id
	FROM customer_run_row r JOIN moved_run m ON m.kind = 'customer.runMany' AND m.former = r.run_id
	UNION ALL
	SELECT m.id, NULL, r.order_no, jsonb_build_object('expressCode', r.express_code, 'expressNumber', r.express_number),
		CASE r.state WHEN 'sent' THEN 'done' WHEN 'recalled' THEN 'undone' ELSE r.state END, r.reason, r.id
	FROM shipment_row r JOIN moved_run m ON m.kind = 'order.ship' AND m.former = r.run_id
	UNION ALL
	SELECT m.id, NULL, r.row::text, r.cells, r.state, r.reason, r.id
	FROM member_import_row r JOIN moved_run m ON m.kind = 'customer.importMembers' AND m.former = r.import_id
) moved ORDER BY run_id, id;
--> statement-breakpoint
SELECT setval('run_id_seq', greatest((SELECT max(id) FROM moved_run), 0) + 1, false);
--> statement-breakpoint
DROP TABLE moved_run;
--> statement-breakpoint
DROP TABLE "customer_run" CASCADE;
--> statement-breakpoint
DROP TABLE "customer_run_row" CASCADE;
--> statement-breakpoint
DROP TABLE "member_import" CASCADE;
--> statement-breakpoint
DROP TABLE "member_import_row" CASCADE;
--> statement-breakpoint
DROP TABLE "product_bulk" CASCADE;
--> statement-breakpoint
DROP TABLE "product_bulk_row" CASCADE;
--> statement-breakpoint
DROP TABLE "shipment" CASCADE;
--> statement-breakpoint
DROP TABLE "shipment_row" CASCADE;
