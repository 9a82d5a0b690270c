/** Reads a module without running it: what it imports, and what in it has to run in the browser. */
const {parse} = require('@babel/parser');

/** Parts of React that do nothing in the browser which static HTML lacks. Others whose names look like hooks do. */
const harmlessReact = new Set(['useId', 'useMemo', 'useCallback', 'useRef', 'useDebugValue']);
const runningReact = new Set(['Component', 'PureComponent', 'createContext', 'lazy', 'use']);
/** Hooks of Docusaurus that return the same in the browser as on the server. */
const harmless =
  /^use(?:BaseUrl|BaseUrlUtils|DocusaurusContext|ThemeConfig|Doc|DocById|BlogPost|PluginData|AllPluginInstancesData|GlobalData|PluralForm|MDXComponents|CurrentSidebarCategory|DocsPreferredVersion|DocsVersion|DocsSidebar|HomePageRoute|PrismTheme)$/;
const browserGlobals = new Set([
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia'],
]);
const isHook = (name) => /^use(?:[A-Z]|$)/.test(name);
const isHandler = (name) => /^on[A-Z]/.test(name);

/** Returns the name if a module that is not run in the browser cannot use this export of a package. */
function runs(source, name) {
  if (source === 'react')
    return runningReact.has(name) || (isHook(name) && !harmlessReact.has(name)) ? name : undefined;
  return /^(?:\.|\/|@site\/)/.test(source) || !isHook(name) || harmless.test(name)
    ? undefined
    : name;
}

const nameOf = (key) => key && (key.name?.name ?? key.name ?? key.value);
const isFunction = (node) =>
  /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node?.type ?? '');

/** Calls `visit` for each node that is a value: not for types of TypeScript. */
function walk(node, visit, parent, field) {
  if (Array.isArray(node)) return node.forEach((item) => walk(item, visit, parent, field));
  if (!node || typeof node.type !== 'string') return undefined;
  if (/^TS/.test(node.type)) {
    return node.expression ? walk(node.expression, visit, node, 'expression') : undefined;
  }
  if (node.importKind === 'type' || node.exportKind === 'type' || node.declare) return undefined;
  visit(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'loc' || name === 'typeAnnotation' || name === 'comments' || name === 'tokens')
      continue;
    if (value && typeof value === 'object') walk(value, visit, node, name);
  }
  return undefined;
}

/** Returns true for an identifier that refers to a value, and is no name of a property, declaration or import. */
function isReference(node, parent, field) {
  if (node.type === 'JSXIdentifier')
    return /^JSX(?:Opening|Member)/.test(parent.type) && field !== 'property';
  if (node.type !== 'Identifier' || /^(?:Import|Export\w*Specifier)/.test(parent.type))
    return node.type === 'Identifier' && parent.type === 'ExportSpecifier' && field === 'local';
  if (parent.type === 'MemberExpression') return field === 'object' || parent.computed;
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type))
    return field === 'value' || parent.computed;
  return field !== 'id' && field !== 'params' && field !== 'label';
}

function readSyntax(text, file) {
  const typed = /\.[cm]?tsx?$/.test(file) ? ['typescript'] : [];
  const jsx = /\.[cm]?ts$/.test(file) ? [] : ['jsx'];
  const options = {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowUndeclaredExports: true,
  };
  return parse(text, {...options, plugins: ['estree', ...typed, ...jsx]}).program;
}

/**
 * Returns the imports of a module with the names that it takes, the reason why it has to run in the browser, if it has
 * one, and the components that it gives a function, by their names in the module.
 */
function readModule(text, file) {
  let program;
  try {
    program = readSyntax(text, file);
  } catch (error) {
    return {
      imports: [],
      functions: [],
      needs: [],
      mark: `syntax that was not understood (${error.message})`,
    };
  }
  return readProgram(program);
}

function readProgram(program) {
  const bindings = new Map();
  const imports = [];
  const declared = new Set();
  const functionNames = new Set();
  const referenced = new Set();
  const functions = [];
  const elements = new Set();
  let isLive = false;
  let mark;
  const flag = (found) => {
    mark ??= found;
  };

  for (const node of program.body) {
    if (!node.source || node.importKind === 'type' || node.exportKind === 'type') continue;
    const source = node.source.value;
    const specifiers = (node.specifiers ?? []).filter(({importKind}) => importKind !== 'type');
    // An import only of types is no import.
    if (node.specifiers?.length > 0 && specifiers.length === 0) continue;
    const names = specifiers.map((own) => ({
      local: own.local?.name,
      name: nameOf(
        own.imported ?? (node.type === 'ExportNamedDeclaration' ? own.local : undefined),
      ),
      isDefault: own.type === 'ImportDefaultSpecifier',
    }));
    imports.push({source, names, isExport: node.type !== 'ImportDeclaration'});
    if (node.type !== 'ImportDeclaration') {
      for (const {name} of names) if (name) flag(runs(source, name));
    } else {
      for (const own of names) bindings.set(own.local, {source, ...own});
    }
  }

  walk(program, (node, parent, field) => {
    if (/^(?:Function|Class)/.test(node.type) && node.id) declared.add(node.id.name);
    if (node.type === 'FunctionDeclaration') functionNames.add(node.id?.name);
    if (node.type === 'VariableDeclarator' && isFunction(node.init))
      functionNames.add(node.id.name);
    if (
      node.type === 'Identifier' &&
      (field === 'id' ||
        field === 'params' ||
        /Pattern$/.test(parent?.type) ||
        parent?.type === 'Property')
    )
      declared.add(node.name);
  });

  /** Returns the React export that a member of the namespace or default import of React is. */
  const memberOfReact = (object, property) => {
    const own = bindings.get(object?.name);
    if (own?.source !== 'react' || (own.name && own.name !== 'default')) return undefined;
    return runs('react', nameOf(property));
  };
  const isFunctionValue = (value) =>
    isFunction(value) || (value?.type === 'Identifier' && functionNames.has(value.name));
  const isHarmlessValue = (value) =>
    !value ||
    value.type === 'Literal' ||
    value.type === 'TemplateLiteral' ||
    (value.type === 'Identifier' && value.name === 'undefined');
  const readProp = (component, name, value) => {
    if (isHandler(name) && !isHarmlessValue(value)) flag(name);
    if (name === 'ref' && isFunction(value)) flag('ref');
    if (name === 'live' && (value === null || value.value === true)) isLive = true;
    if (component && isFunctionValue(value)) functions.push({component, prop: name});
  };

  walk(program, (node, parent, field) => {
    if (isReference(node, parent ?? {type: ''}, field)) {
      referenced.add(node.name);
      const own = bindings.get(node.name);
      if (own?.name) flag(runs(own.source, own.name));
      if (!own && !declared.has(node.name) && browserGlobals.has(node.name)) flag(node.name);
    }
    switch (node.type) {
      case 'MemberExpression':
      case 'JSXMemberExpression':
        flag(memberOfReact(node.object, node.property));
        break;
      case 'VariableDeclarator':
        if (node.init?.type === 'Identifier' && node.id.type === 'ObjectPattern')
          for (const {key} of node.id.properties) flag(key && memberOfReact(node.init, key));
        break;
      case 'ImportExpression':
        flag('import()');
        break;
      case 'JSXOpeningElement': {
        elements.add(nameOf(node.name));
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
        const component = name && /^[A-Z]/.test(name) ? name : undefined;
        for (const attribute of node.attributes)
          if (attribute.type === 'JSXAttribute')
            readProp(
              component,
              nameOf(attribute.name),
              attribute.value?.expression ?? attribute.value,
            );
        for (const child of parent.children)
          if (child.type === 'JSXExpressionContainer')
            readProp(component, 'children', child.expression);
        break;
      }
      case 'CallExpression': {
        const [first, props] = node.arguments;
        if (node.callee.name === 'require' && typeof first?.value === 'string') {
          imports.push({source: first.value, names: [], isExport: false});
          if (first.value === 'react') flag("require('react')");
        }
        const callee = nameOf(node.callee.property) ?? node.callee.name ?? '';
        if (!/^_*(?:jsxs?|jsxDEV|createElement)$/.test(callee)) break;
        elements.add(first?.value ?? nameOf(first?.property) ?? '');
        if (props?.type !== 'ObjectExpression') break;
        const component = first.type === 'Identifier' ? first.name : undefined;
        for (const {key, value} of props.properties)
          if (key) readProp(component, nameOf(key), value);
        break;
      }
      case 'Property':
        // A handler in an object that may become props.
        if (parent.type === 'ObjectExpression' && isHandler(nameOf(node.key) ?? ''))
          readProp(undefined, nameOf(node.key), node.value);
        break;
      default:
    }
  });
  return {
    // Compilers of TypeScript drop imports whose names are types.
    imports: imports.filter(
      ({names, isExport}) =>
        isExport || names.length === 0 || names.some(({local}) => referenced.has(local)),
    ),
    functions: functions.flatMap(({component, prop}) => {
      const own = bindings.get(component);
      return own ? [{component, prop, source: own.source}] : [];
    }),
    needs: [
      ...(elements.has('mermaid') ? ['@theme/Mermaid'] : []),
      ...(isLive ? ['@theme/LiveCodeBlock'] : []),
    ],
    mark,
  };
}

/** Returns the names that a module exports, and those of them that are no components. */
function exportsOf(text, file) {
  let body;
  try {
    ({body} = readSyntax(text, file));
  } catch {
    return {names: [], others: ['something that was not understood']};
  }
  const names = body.flatMap((node) => {
    if (node.exportKind === 'type') return [];
    if (node.type === 'ExportAllDeclaration') return ['*'];
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const {declaration, specifiers} = node;
    if (/^TS/.test(declaration?.type ?? '')) return [];
    const declared = declaration?.declarations?.map(({id}) => id) ?? [declaration?.id];
    const listed = specifiers.filter(({exportKind}) => exportKind !== 'type');
    return [...declared.filter(Boolean), ...listed.map(({exported}) => exported)].map(nameOf);
  });
  return {names, others: names.filter((name) => name !== 'default' && !/^[A-Z]/.test(name))};
}

module.exports = {readModule, readProgram, readSyntax, exportsOf};
