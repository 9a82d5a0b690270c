import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';

export default [
  {
    input: 'src/index.ts',
    output: [
      { file: 'dist/index.js', format: 'es' },
      { file: 'dist/index.cjs', format: 'cjs' },
    ],
    plugins: [typescript()],
  },
  {
    input: 'src/index.ts',
    output: [{ file: 'dist/index.d.ts' }, { file: 'dist/index.d.cts' }],
    plugins: [dts()],
  },
];
