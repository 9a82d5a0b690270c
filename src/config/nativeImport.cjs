// Where TypeScript is compiled on the fly, `import()` is too; here it is Node's own.
module.exports = (url) => import(url);
