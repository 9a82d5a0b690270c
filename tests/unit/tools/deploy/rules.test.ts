import {withPolicy} from '../../../../tools/deploy/rules/githubPages';

it('a page for GitHub Pages has the policy before its scripts, without directives for headers', () => {
  const policy = "script-src 'self'; frame-ancestors 'none'; trusted-types boot";
  expect(withPolicy('<head><meta charset="UTF-8"><script>a()</script>', policy)).toBe(
    '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="script-src \'self\'; trusted-types boot"><script>a()</script>',
  );
  expect(() => withPolicy('<head>', policy)).toThrow('charset');
});
