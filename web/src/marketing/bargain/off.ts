/** Consequence of switching a bargain off. */
export const OFF = '确定关闭？还没有砍到底价的砍价会结束，已经砍成的也不能再下单。';
