-- sealed 83a3eb042d48fb38f67c97fcc813ff3934ad8db2a5d89eeed016a9bfcfa130c0
ALTER TABLE "outbox" ADD COLUMN "asked_time" timestamp (3) with time zone;--> statement-breakpoint
update outbox set outcome = case state when 'waiting' then 'waiting' else 'unsent' end
where recipient <> '' and outcome is null and state in ('waiting', 'dead');
