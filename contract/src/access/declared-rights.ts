/** Permissions of an area by their risk: what comes behind `admin:area:` in each of them. */
type Rights = Readonly<Partial<Record<'see' | 'edit' | 'export' | 'money' | 'rights', string>>>;

/**
 * Risk of every permission there is. `money` moves it, decides on it or shows the amounts of orders: prices, refunds, balances, coupons
 * that are given, withdrawals, invoices. `rights` are accounts, roles, menus, sessions of others, and keys by which programs come in.
 */
export const declaredRights: Readonly<Record<string, Rights>> = {
  admin: {
    see: 'info',
    edit: 'logout',
  },
  'admin:approval': {
    see: 'list',
    money: 'decide',
  },
  'admin:article': {
    see: 'info list',
    edit: 'delete save update',
  },
  'admin:bargain': {
    see: 'info list user:help:list user:list',
    edit: 'delete save update update:status',
  },
  'admin:cashier': {
    see: 'bank:list closing:list credit:info credit:list payment:info payment:list receive:info receive:list task:list',
    edit: 'bank:account bank:import bank:match bank:receive payment:save receive:save task:claim task:close',
    money: `
      bank:paid closing:confirm closing:count closing:record credit:adjust credit:save credit:settle payment:account payment:audit payment:paid receive:confirm receive:void`,
  },
  'admin:category': {
    see: 'info list list:ids list:tree',
    edit: 'delete save update update:status',
  },
  'admin:codegen': {
    see: 'list',
    edit: 'code',
  },
  'admin:combination': {
    see: 'combine:list info list order:pink statistics',
    edit: 'delete save update update:status',
  },
  'admin:coupon': {
    see: 'info list send:list sending:list user:list',
    edit: 'delete save update:status',
    money: 'user:receive',
  },
  'admin:crawing': {
    edit: 'login order order:confirm order:more product save',
  },
  'admin:demand': {
    see: 'info list quote:list',
    edit: 'accept close delete reject save submit update quote:save',
    money: 'deal quote:accept',
  },
  'admin:export': {
    export: `
      excel:bargain excel:brokerage excel:cashier:bank excel:cashier:closing excel:cashier:credit excel:cashier:payment excel:cashier:receive excel:combiantion excel:coupon excel:extract excel:founds excel:integral
      excel:invoice:apply excel:order excel:product excel:recharge excel:reconciliation excel:retail
      excel:seckill excel:settlement excel:user`,
  },
  'admin:express': {
    see: 'all info list template',
    edit: 'sync update update:show',
  },
  'admin:finance': {
    see: `
      apply:balance apply:list invoice:apply:info invoice:apply:list invoice:info invoice:list
      monitor:brokerage:record monitor:list reconciliation:list`,
    edit: `
      apply:account bill:resolve invoice:apply:audit invoice:apply:reveal invoice:apply:save invoice:send
      reconciliation:check`,
    export: 'invoice:export',
    money: 'apply:apply apply:update invoice:issue invoice:red invoice:void',
  },
  'admin:going': {
    see: 'live',
    edit: 'live:mark',
  },
  'admin:login': {
    see: 'menus',
  },
  'admin:marketing': {
    see: 'calendar:list clash:list result:list',
    edit: 'calendar:move clash:allow',
    export: 'result:export',
  },
  'admin:openapi': {
    see: 'key:list webhook:list',
    rights: 'key:revoke key:save webhook:save',
  },
  'admin:operator': {
    see: 'info list share:list',
    money: 'bank share:generate share:pay share:void',
    rights: 'bind:shop delete save update update:status',
  },
  'admin:order': {
    see: `
      case:list info list list:data logistics:info sheet:info statistics statistics:data status:list
      status:num time write:confirm`,
    edit: `
      address assign case:audit case:exchange case:receive case:save claim create delete mark receive send
      video:send write:update`,
    money: 'money past:import pay:offline refund refund:refuse update:price',
  },
  'admin:pass': {
    see: 'appget info is:login meal:list user:record',
    edit: `
      appsave login logout meal:code register send:code service:open update:password update:phone
      update:phone:validator`,
  },
  'admin:product': {
    see: `
      brand:info brand:list copy:config info list reply:info reply:list rule:info rule:list schedule:list
      shop:count shop:info shop:list shop:staff stock:ledger stock:list tabs:headers`,
    edit: `
      brand:delete brand:save brand:update brand:update:status copy:product delete down import import:product
      reply:comment reply:delete reply:save reply:show restore rule:delete rule:save rule:update save
      schedule:cancel schedule:save shop:completely:delete shop:delete shop:recovery shop:save shop:update
      shop:update:status up update`,
    rights: 'shop:staff:save',
  },
  'admin:recharge': {
    see: 'balance list',
    edit: 'delete',
    money: 'refund',
  },
  'admin:report': {
    see: 'info list',
    edit: 'delete save submit update',
    money: 'audit',
  },
  'admin:retail': {
    see: 'list spread:list spread:manage:get spread:order:list',
    edit: 'spread:clean',
    money: 'spread:manage:set',
  },
  'admin:seckill': {
    see: 'info list manger:info manger:list',
    edit: 'delete manger:delete manger:save manger:update manger:update:status save update update:status',
  },
  'admin:settlement': {
    see: 'info list',
    edit: 'answer object',
    money: 'adjust confirm generate pay:apply void',
  },
  'admin:shipping': {
    see: 'templates:free:list templates:info templates:list templates:region:list',
    edit: 'templates:delete templates:save templates:update',
  },
  'admin:shop': {
    see: 'info list',
    edit: 'delete save update update:status',
    money: 'bank',
  },
  'admin:sms': {
    see: 'applys record:list temps',
    edit: 'modify:sign temp:apply',
  },
  'admin:statistics': {
    see: `
      home:chart:order home:chart:order:month home:chart:order:week home:chart:order:year home:chart:user
      home:chart:user:buy home:index home:operating:data report:list`,
    export: 'report:export report:mail',
  },
  'admin:system': {
    see: `
      admin:info admin:list attachment:info attachment:list authorization backup:list change:list city:info city:list
      city:list:tree config:check config:get config:getuniq config:info form:info form:list group:data:info
      group:data:list group:info group:list incident:list incoming:list invitation:list menu:cache:tree menu:info menu:list move:list notification:detail
      notification:letter:list notification:list notification:outbox:list order:list provider:info provider:list role:info role:list
      service:list session:list sign:log:list staff:info staff:list status store:count store:info store:list timer:list
      user:level:info user:level:list`,
    edit: `
      attachment:delete attachment:move attachment:save attachment:update authorization:apply backup:make city:update
      city:update:status config:save:form config:saveuniq config:update form:save form:update
      group:data:delete group:data:save group:data:update group:delete group:save group:update
      notification:notice:switch notification:outbox:resend notification:routine:switch
      notification:sms:switch notification:test notification:update notification:wechat:switch provider:delete provider:save
      provider:update provider:update:status service:check service:demo service:demo:act staff:delete staff:save
      staff:update staff:update:status store:completely:delete store:delete store:recovery store:save store:update store:update:status
      timer:run user:level:delete user:level:save user:level:update user:level:use`,
    export: 'backup:download change:export sign:log:export',
    money: 'incoming:again opening:start',
    rights: `
      admin:delete admin:save admin:update admin:update:sms admin:update:status backup:save invitation:save invitation:withdraw menu:add menu:delete
      menu:show:status menu:update move:run role:delete role:save role:update role:update:status session:manage`,
  },
  'admin:upload': {
    edit: 'file image',
  },
  'admin:user': {
    see: `
      group:info group:list info infobycondition integral:list level:list list phone segment:list tag:info
      tag:list topdetail`,
    edit: `
      card group group:delete group:save group:update note:delete note:save notice register segment:delete
      segment:save segment:update tag tag:delete tag:save tag:update update update:level update:phone
      update:spread`,
    money: 'erase import merge operate:founds',
  },
  'admin:wechat': {
    see: 'config fan:list keywords:reply:info keywords:reply:info:keywords keywords:reply:list menu:public:get',
    edit: `
      fan:sync keywords:reply:delete keywords:reply:save keywords:reply:status keywords:reply:update media:upload
      menu:public:create menu:public:delete routine:sync whcbqhn:sync`,
  },
  'admin:yly': {
    edit: 'print',
  },
};
