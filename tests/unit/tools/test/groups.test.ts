import {scripts} from '../../../../package.json';
import {groups} from '../../../../tools/test';

it('knows every group of steps that a script or `npm run check` names', () => {
  const named = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/run\.mjs test (\w+)/g)].map(([, group]) => group!),
  );
  expect(named).not.toEqual([]);
  for (const group of [...named, 'check']) expect(groups).toHaveProperty(group);
});
