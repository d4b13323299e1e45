/** Right to the account at the outside mall, whose page is the owner's. */
export const OUTSIDE_ACCOUNT = 'admin:crawing:login';
/** Right to erase customers, which is not taken back: no demonstration needs it. */
export const ERASE = 'admin:user:erase';
/** Orders of another system change the figures of past years. */
export const IMPORT_PAST = 'admin:order:past:import';
/** Figures of orders by day of payment, today's among them. */
export const orderFigures = [
  'admin:statistics:home:index',
  'admin:statistics:home:chart:order',
  'admin:statistics:home:chart:order:week',
  'admin:statistics:home:chart:order:month',
  'admin:statistics:home:chart:order:year',
];
/** Sums of sales by whatever dimension; people of a shop see those of its lines. */
export const seeSales = ['admin:statistics:report:list', 'admin:statistics:report:export', 'admin:statistics:report:mail'];
export const seeOrders = [
  'admin:order:list',
  'admin:order:info',
  'admin:order:status:num',
  'admin:order:status:list',
  'admin:order:logistics:info',
];
/** Rights to read products, with the names of what a product belongs to. */
export const seeProducts = [
  'admin:product:list',
  'admin:product:info',
  'admin:product:tabs:headers',
  'admin:product:brand:list',
  'admin:product:shop:list',
  'admin:shipping:templates:list',
];
const keepProducts = [
  'admin:product:save',
  'admin:product:update',
  'admin:product:delete',
  'admin:product:restore',
  'admin:product:up',
  'admin:product:down',
  'admin:product:rule:list',
  'admin:product:schedule:list',
  'admin:product:schedule:save',
  'admin:product:schedule:cancel',
  'admin:product:reply:comment',
  'admin:category:list:tree',
  'admin:statistics:home:operating:data',
  'admin:export:excel:product',
];
export const seeReviews = ['admin:product:reply:list', 'admin:product:reply:info'];
export const seeCustomers = [
  'admin:user:list',
  'admin:user:info',
  'admin:user:topdetail',
  'admin:user:infobycondition',
  'admin:user:tag:list',
  'admin:user:group:list',
];
export const send = [
  'admin:order:send',
  'admin:order:claim',
  'admin:order:mark',
  'admin:order:sheet:info',
  'admin:express:all',
  'admin:express:list',
  'admin:express:template',
];
/** Rights to hand orders out against the code that a customer shows at the counter. */
export const handOut = ['admin:order:write:confirm', 'admin:order:write:update', 'admin:system:order:list'];
export const seeStock = ['admin:product:stock:list', 'admin:product:stock:ledger'];
export const refund = ['admin:order:refund', 'admin:order:refund:refuse', 'admin:order:claim'];
export const seeCases = ['admin:order:case:list'];
/** Rights of whoever sells through the mall: sends what was bought of them, takes it back, and answers for orders that are theirs alone. */
export const keepOwnOrders = [
  ...seeCases,
  'admin:order:case:save',
  'admin:order:case:audit',
  'admin:order:case:receive',
  'admin:order:case:exchange',
  'admin:order:send',
  'admin:order:claim',
  'admin:order:mark',
  'admin:order:refund',
  'admin:order:refund:refuse',
  'admin:order:receive',
  'admin:order:update:price',
  'admin:order:address',
  'admin:express:all',
  'admin:order:sheet:info',
  'admin:express:template',
];
/** Rights to what providers of payments sent, and to work it through again. */
export const incoming = ['admin:system:incoming:list', 'admin:system:incoming:again'];
/** Right to play buyer and bank in the channel of the demonstration. */
export const demoAct = 'admin:system:service:demo:act';
export const services = ['admin:system:service:list', 'admin:system:service:check'];
/** Right to what must not wait, and to who was told of it. */
export const seeIncidents = 'admin:system:incident:list';
/** Right of people of a shop; the mall's own staff make its bills and answer them. */
export const objectToBills = 'admin:settlement:object';
const seeBills = ['admin:settlement:list', 'admin:settlement:info', 'admin:export:excel:settlement'];
export const seeDemands = ['admin:demand:list', 'admin:demand:info', 'admin:demand:quote:list'];
/** Rights to file what customers want to buy. */
export const fileDemands = [
  'admin:demand:save',
  'admin:demand:update',
  'admin:demand:delete',
  'admin:demand:submit',
  'admin:demand:close',
];
export const seeReports = ['admin:report:list', 'admin:report:info'];
const fileReports = ['admin:report:save', 'admin:report:update', 'admin:report:delete', 'admin:report:submit'];
export const files = ['admin:upload:image', 'admin:upload:file', 'admin:system:attachment:list'];
/** Rights of whoever sells the products of a shop of the mall, quotes for demands, files reports and looks over its bills. */
export const sell = [
  ...seeProducts,
  ...keepProducts,
  ...seeStock,
  ...seeReviews,
  ...files,
  ...seeDemands,
  ...fileDemands,
  'admin:demand:quote:save',
  ...seeReports,
  ...fileReports,
  ...seeBills,
  objectToBills,
];
