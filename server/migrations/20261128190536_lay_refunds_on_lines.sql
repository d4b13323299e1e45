-- sealed cd80d2eef8adbf889078d28acee592506c8d9a2dd04000bdd1b8b59ed9e22580
ALTER TABLE "refund_line" DROP CONSTRAINT "refund_line__quantity";
--> statement-breakpoint
ALTER TABLE "commission_record" ADD COLUMN "gains" jsonb;
--> statement-breakpoint
ALTER TABLE "refund_line" ADD COLUMN "amount" bigint;
--> statement-breakpoint
ALTER TABLE "refund_line" ADD COLUMN "postage" bigint;
--> statement-breakpoint
-- Shares of a whole by weight, by the largest remainder, of equal ones to the earlier.
create function pg_temp.allocate(whole bigint, weights bigint[]) returns bigint[] language sql as $$
  select array_agg((share + (place <= whole - given)::int)::bigint order by i)
  from (select i, share, row_number() over (order by rest desc, i) as place, sum(share) over () as given
    from (select i, coalesce(div(whole::numeric * w, nullif(sum(w) over (), 0)), 0) as share, coalesce(mod(whole::numeric * w, nullif(sum(w) over (), 0)), 0) as rest
      from unnest(weights) with ordinality t (w, i)) s) r
$$;
--> statement-breakpoint
-- Refunds of before in their turn, as they are laid on lines since: on the pieces at their share, then on what is left of their lines, of the
-- other lines, and of the freight. An amount without pieces lies on what is left of all lines.
do $$
declare
  paid_back record;
  line record;
  rest bigint;
  laid bigint;
  most bigint[];
  goods bigint[];
  freight bigint[];
  unnamed bigint;
begin
  for paid_back in select id, order_id, amount from refund order by id loop
    select array_agg(l.id order by l.id) as ids, array_agg(l.quantity order by l.id) as pieces, array_agg(greatest(0, l.paid_price - l.gone) order by l.id) as goods_left,
      array_agg(greatest(0, l.paid_postage - l.gone_postage) order by l.id) as freight_left,
      array_agg(least(greatest(0, l.paid_price - l.gone), div(l.paid_price::numeric * (l.before + l.quantity), l.pay_num) - div(l.paid_price::numeric * l.before, l.pay_num))::bigint order by l.id) as shares
    into line
    from (
      select o.id, o.pay_num, o.paid_price, o.paid_postage, coalesce(own.quantity, 0) as quantity, coalesce(b.pieces, 0) as before, coalesce(b.gone, 0) as gone, coalesce(b.gone_postage, 0) as gone_postage
      from order_line o left join refund_line own on own.line_id = o.id and own.refund_id = paid_back.id
      left join lateral (select sum(e.quantity) as pieces, sum(e.amount)::bigint as gone, sum(e.postage)::bigint as gone_postage
        from refund_line e join refund g on g.id = e.refund_id where e.line_id = o.id and g.state <> 'failed' and g.id < paid_back.id) b on true
      where o.order_id = paid_back.order_id) l;
    continue when line.ids is null;
    rest := paid_back.amount;
    goods := array_fill(0::bigint, array[cardinality(line.ids)]);
    for turn in 1..3 loop
      select array_agg(case turn when 1 then line.shares[i] when 2 then case when line.pieces[i] > 0 then line.goods_left[i] - goods[i] else 0 end else line.goods_left[i] - goods[i] end order by i)
      into most from generate_subscripts(goods, 1) i;
      laid := least(rest, (select sum(w) from unnest(most) w));
      rest := rest - laid;
      select array_agg(a + b order by i) into goods from unnest(goods, pg_temp.allocate(laid, most)) with ordinality t (a, b, i);
    end loop;
    laid := least(rest, (select sum(w) from unnest(line.freight_left) w));
    freight := pg_temp.allocate(laid, line.freight_left);
    update refund_line r set amount = t.goods, postage = t.freight
    from unnest(line.ids, goods, freight) t (id, goods, freight) where r.refund_id = paid_back.id and r.line_id = t.id;
    insert into refund_line (refund_id, line_id, quantity, amount, postage)
    select paid_back.id, t.id, 0, t.goods, t.freight from unnest(line.ids, line.pieces, goods, freight) t (id, pieces, goods, freight)
    where t.pieces = 0 and t.goods + t.freight > 0;
  end loop;
  -- Says what was guessed, now and later: the comment of the table keeps it.
  select count(distinct r.id) into unnamed from refund r
  where r.amount > 0 and not exists (select from refund_line l where l.refund_id = r.id and l.quantity > 0)
    and (select count(*) from order_line l where l.order_id = r.order_id) > 1;
  if unnamed > 0 then
    raise notice using errcode = 'SB003', message = format('%s refunds from before named no goods of an order of several lines: their amounts were laid on all lines.', unnamed);
    execute format('comment on table refund_line is %L', format('%s refunds from before named no goods of an order of several lines: their amounts were laid on all lines.', unnamed));
  end if;
end $$;
--> statement-breakpoint
ALTER TABLE "refund_line" ALTER COLUMN "amount" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund_line" ALTER COLUMN "postage" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line__part" CHECK ("refund_line"."quantity" >= 0 and "refund_line"."amount" >= 0 and "refund_line"."postage" >= 0);
