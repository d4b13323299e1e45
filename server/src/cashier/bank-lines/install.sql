-- Name of a person or a firm as it is compared: in half width, without blanks.
create or replace function bank_name(name text) returns text language sql immutable parallel safe as $$
  select lower(translate(name, '（）．，　 ', '().,'))
$$;

-- Numbers of eight characters and more that a line of a bank says.
create or replace function bank_numbers(said text) returns setof text language sql immutable parallel safe rows 4 as $$
  select distinct m[1] from regexp_matches(said, '[A-Za-z0-9]{8,40}', 'g') m
$$;

-- A line stays as the bank wrote it; only what becomes of it changes.
create or replace trigger bank_line_keep before update on bank_line for each row
  when (not is_erasing() and (old.name <> new.name or old.account <> new.account or old.remark <> new.remark)
    or old.account_id <> new.account_id or old.line_key <> new.line_key or old.booked_at <> new.booked_at
    or old.direction <> new.direction or old.amount <> new.amount or old.balance is distinct from new.balance
    or old.serial <> new.serial or old.summary <> new.summary)
  execute function keep_as_written();
create or replace trigger bank_line_stay before delete on bank_line for each statement execute function keep_as_written();

-- Lines of each account are counted and summed by state and side, as "0 1 n" and "0 1 fen".
create or replace function bank_line_tally_owned(l bank_line) returns table (owner integer, key text, n bigint) language sql immutable as $$
  select l.account_id, l.status || ' ' || l.direction || v.key, v.n from (values (' n', 1::bigint), (' fen', l.amount)) v (key, n)
$$;
