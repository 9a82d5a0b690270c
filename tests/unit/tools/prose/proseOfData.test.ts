import {proseOfData} from '../../../../tools/prose/proseOfData';

it('reads texts that are data, in one language', () => {
  const source = `const a = {en: 'It\\'s \`code\`', 'zh-Hans': '中文', children: 'other'};\n{"en": "English", "zh-Hans": "另一个"}`;
  expect(proseOfData(source, 'en').map(({text}) => text)).toEqual(["It's x", 'English']);
  expect(proseOfData(source, 'zh-Hans').map(({text}) => text)).toEqual(['中文', '另一个']);
});
