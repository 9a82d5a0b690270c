import './badge.less';

export const badge = '<b class="badge">New</b>';
