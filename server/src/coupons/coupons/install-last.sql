-- Keys into the catalogue, which stands on this domain and is named by no table here.
do $$ begin
  if not exists (select from pg_constraint where conname = 'coupon_product__product') then
    alter table coupon_product add constraint coupon_product__product foreign key (product_id) references product (id);
  end if;
  if not exists (select from pg_constraint where conname = 'coupon__category') then
    alter table coupon add constraint coupon__category foreign key (cate_id) references category (id);
  end if;
end $$;
