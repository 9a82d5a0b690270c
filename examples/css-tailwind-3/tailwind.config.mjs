export default {
  content: ['./src/**/*.ts'],
  prefix: 'btn-',
};
