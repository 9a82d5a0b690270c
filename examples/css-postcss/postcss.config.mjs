import pxToRem from 'postcss-pxtorem';

export default {
  plugins: [pxToRem({ propList: ['font-size', 'padding'] })],
};
