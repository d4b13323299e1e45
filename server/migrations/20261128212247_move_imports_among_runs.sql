-- sealed 75fe8c0f9dc4fc30150bdf3b41e0c1e8acd52047502283890f86466af35468c9
-- An import whose counts are known has brought all of it, and may still owe the sheet of its refused rows.
INSERT INTO run (kind, task, label, source, state, matched, changed, unchanged, refused, tally, job_id, change_id, is_undoable, admin_id, create_time)
SELECT 'product.import', j.input, j.label, regexp_replace(j.label, '^导入 ', ''),
	CASE WHEN j.result IS NOT NULL THEN 'done' WHEN j.state = 'failed' THEN 'failed' ELSE 'waiting' END,
	n.changed + n.unchanged + n.refused, n.changed, n.unchanged, n.refused, j.result - 'changeId', j.id, (j.result ->> 'changeId')::bigint, true,
	j.admin_id, j.create_time
FROM job_run j, LATERAL (
	SELECT coalesce((j.result ->> 'created')::int, 0) + coalesce((j.result ->> 'updated')::int, 0) AS changed,
		coalesce((j.result ->> 'unchanged')::int, 0) AS unchanged, coalesce((j.result ->> 'refused')::int, 0) AS refused
) n
WHERE j.kind IN ('product.import', 'product-import')
ORDER BY j.id;
--> statement-breakpoint
INSERT INTO run_row (run_id, key, input, state, reason)
SELECT r.id, i.row::text, jsonb_build_object('kind', i.kind, 'name', i.name), 'refused', i.reason
FROM import_refusal i JOIN run r ON r.kind = 'product.import' AND r.job_id = i.run_id
ORDER BY i.id;
--> statement-breakpoint
UPDATE run SET source = task ->> 'fileName' WHERE kind = 'customer.importMembers' AND task ? 'fileName';
--> statement-breakpoint
DROP TABLE "import_refusal" CASCADE;
