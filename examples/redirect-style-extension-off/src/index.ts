import '@/styles/theme.less';

export const button = '<button class="button">OK</button>';
