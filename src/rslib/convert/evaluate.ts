import {parseJson, parseModule, type Node} from './parse';

/** A value that the text alone does not give: code that is never run. */
export class Unread {
  constructor(
    readonly why: 'code' | 'helper' | 'reads-files' | 'other-file',
    readonly code: string,
    readonly node: Node,
    readonly module: Module,
    /** The name that is unknown, and the module that it comes from. */
    readonly name = '',
    readonly from = '',
  ) {}
}

/** Source of a value: a field of package.json, an environment variable, the clock, watch mode or Vite's mode. */
export type Source = 'package' | 'env' | 'time' | 'watch' | 'mode';

/** An expression that the new configuration can contain as it is, with the value that it has in a build. */
export class Live {
  constructor(
    readonly text: string,
    readonly value: Value,
    readonly source: Source,
    /** Names of constants at the top of the module that the text uses. */
    readonly uses: readonly string[] = [],
  ) {}
}

/** A value that depends on an environment variable. */
export class Choice {
  constructor(
    readonly test: Live,
    readonly yes: Value,
    readonly no: Value,
  ) {}
}

/** A function of the pasted text. It is called only to learn its result, by reading it. */
export class Fn {
  constructor(
    readonly node: Node,
    readonly scope: Scope,
    readonly module: Module,
  ) {}
  get code(): string {
    return this.module.text.slice(this.node.start, this.node.end);
  }
}

/** A name imported from a package, with the arguments if it is called. */
export class Imported {
  constructor(
    readonly from: string,
    readonly name: string,
    readonly node: Node,
    readonly module: Module,
    readonly args?: readonly Value[],
  ) {}
  get code(): string {
    return this.module.text.slice(this.node.start, this.node.end);
  }
}

/** The argument of a configuration function: what the command line passes to it. */
class Flags {
  constructor(readonly known: Readonly<Record<string, Value>>) {}
}

export type Value =
  | undefined
  | null
  | string
  | number
  | boolean
  | RegExp
  | Unread
  | Live
  | Choice
  | Fn
  | Imported
  | Flags
  | Value[]
  | {[key: string]: Value};

export type PlainObject = {[key: string]: Value};

/** Returns true for an object literal, which has no class. */
export function isObject(value: unknown): value is PlainObject {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

type Scope = {readonly names: Map<string, Value>; readonly parent?: Scope};

export type Module = {
  readonly file: string;
  readonly text: string;
  readonly program: Node;
  /** Source texts of the declarations at the top, by name: imports as a whole, constants and functions. */
  readonly declared: Map<
    string,
    {readonly text: string; readonly node: Node; readonly isImport: boolean}
  >;
};

/** Where each property of a pasted object stands. */
const places = new WeakMap<object, Map<string, {node: Node; module: Module}>>();

export const placeOfKey = (object: object, key: string) => places.get(object)?.get(key);

export type World = {
  /** Pasted files by path from the root, without `./`. */
  readonly files: ReadonlyMap<string, string>;
  readonly pkg: PlainObject | undefined;
  /** Environment variables that scripts set, and those that the old tool sets. */
  readonly env: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, Value>>;
};

/** Thrown by `return` of an interpreted function, and where a text is too much to follow. */
class Return extends Error {
  constructor(readonly value: Value) {
    super();
  }
}

const maxSteps = 100_000;
const readers =
  /^(?:readdir|readdirSync|readFile|readFileSync|existsSync|statSync|glob|globSync|sync|fg|globby|globbySync|fdir|tinyglobby|opendirSync|execSync|spawnSync)$/;
const pathModules = /^(?:node:)?(?:path|url|pathe|path\/posix)$/;

/** Reads a configuration as data. Nothing of the text is run: known functions are applied to known values. */
export class Evaluator {
  /** Sources whose value decided a branch or was written out. */
  readonly used = new Set<Source | 'flags'>();
  private steps = 0;
  private depth = 0;
  private readonly modules = new Map<string, Value>();

  constructor(private readonly world: World) {}

  /** Returns the value that a file exports: `name` is `default` or the name of an export. */
  readFile(file: string, name = 'default'): {readonly value: Value; readonly module: Module} {
    const text = this.world.files.get(file)!;
    const program = parseModule(file, text);
    const module: Module = {file, text, program, declared: new Map()};
    const scope: Scope = {names: new Map()};
    let value: Value;
    let last: Value;
    this.hoist(program.body, scope, module);
    for (const node of program.body) {
      const found = this.readExport(node, name, scope, module);
      if (found) value = found.value;
      if (found) last = found.value;
      else if (
        node.type === 'ExportNamedDeclaration' &&
        node.declaration?.type === 'VariableDeclaration'
      )
        last = scope.names.get(node.declaration.declarations[0]!.id.name);
    }
    return {value: value === undefined && name === 'default' ? last : value, module};
  }

  private readExport(
    node: Node,
    name: string,
    scope: Scope,
    module: Module,
  ): {value: Value} | undefined {
    const isDefault = name === 'default';
    if (node.type === 'ExportDefaultDeclaration' && isDefault)
      return {value: this.read(node.declaration!, scope, module)};
    if (node.type === 'TSExportAssignment' && isDefault)
      return {value: this.read(node.expression, scope, module)};
    if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) this.run(node.declaration, scope, module);
      if (node.declaration && scope.names.has(name)) return {value: scope.names.get(name)};
      const alias = node.specifiers.find(
        ({exported}) => (exported.name ?? exported.value) === name,
      );
      return alias && {value: this.read(alias.local, scope, module)};
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const {left, right} = node.expression;
      const target = module.text.slice(left.start, left.end);
      if (
        isDefault &&
        /^(?:module\.exports|exports\.default|module\.exports\.default)$/.test(target)
      )
        return {value: this.read(right, scope, module)};
      if (target === `exports.${name}`) return {value: this.read(right, scope, module)};
    }
    if (/^(?:Export|Import)/.test(node.type)) {
      if (node.type === 'ImportDeclaration') this.declareImport(node, scope, module);
      return undefined;
    }
    this.run(node, scope, module);
    return undefined;
  }

  private declareImport(node: Node, scope: Scope, module: Module): void {
    const from = node.source.value as string;
    for (const item of node.specifiers) {
      const name =
        item.type === 'ImportDefaultSpecifier'
          ? 'default'
          : item.type === 'ImportNamespaceSpecifier'
            ? '*'
            : (item.imported.name ?? (item.imported.value as string));
      module.declared.set(item.local.name, {
        text: module.text.slice(node.start, node.end),
        node,
        isImport: true,
      });
      scope.names.set(item.local.name, this.resolve(from, name, item, module));
    }
  }

  /** Returns what an import gives: fields of package.json, exports of a pasted file, or a name. */
  private resolve(from: string, name: string, node: Node, module: Module): Value {
    if (!/^[./]/.test(from)) return new Imported(from, name, node, module);
    const path = join(folderOf(module.file), from);
    if (/(?:^|\/)package\.json$/.test(path)) {
      const root = this.packageValue(path, node, module);
      return name === 'default' || name === '*' ? root : this.member(root, name, node, module);
    }
    const file = [
      path,
      ...['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json', '/index.ts'].map(
        (end) => path + end,
      ),
      path.replace(/\.([cm]?)js$/, '.$1ts'),
    ].find((candidate) => this.world.files.has(candidate));
    if (file === undefined) return new Imported(from, name, node, module);
    const key = `${file} ${name}`;
    if (!this.modules.has(key)) {
      this.modules.set(key, new Unread('code', from, node, module));
      const text = this.world.files.get(file)!;
      const whole = file.endsWith('.json')
        ? this.read(
            parseJson(file, text),
            {names: new Map()},
            {...module, file, text: `(${text}\n)`},
          )
        : this.readFile(file, name === '*' ? 'default' : name).value;
      this.modules.set(key, whole);
    }
    return this.modules.get(key);
  }

  private packageValue(path: string, node: Node, module: Module): Value {
    if (path !== 'package.json' && this.world.files.has(path))
      return this.read(parseJson(path, this.world.files.get(path)!), {names: new Map()}, module);
    if (path.includes('../') && !this.world.files.has(path))
      return this.unread(node, module, 'other-file', path);
    return new Live('pkg', this.world.pkg, 'package');
  }

  private unread(
    node: Node,
    module: Module,
    why: Unread['why'] = 'code',
    name = '',
    from = '',
  ): Unread {
    return new Unread(why, module.text.slice(node.start, node.end), node, module, name, from);
  }

  /** Declares functions before the statements around them run. */
  private hoist(body: readonly Node[], scope: Scope, module: Module): void {
    for (const statement of body) {
      const node = /^Export(?:Named|Default)/.test(statement.type)
        ? (statement.declaration ?? statement)
        : statement;
      if (node.type === 'FunctionDeclaration' && node.id) {
        scope.names.set(node.id.name, new Fn(node, scope, module));
        module.declared.set(node.id.name, {
          text: module.text.slice(node.start, node.end),
          node,
          isImport: false,
        });
      }
    }
  }

  private run(node: Node, scope: Scope, module: Module): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const {id, init, start, end} of node.declarations) {
          const value = init ? this.read(init, scope, module) : undefined;
          if (!scope.parent && id.type === 'Identifier') {
            const text = `${node.kind} ${module.text.slice(start, end)};`;
            module.declared.set(id.name, {text, node, isImport: false});
            const isEnv = value instanceof Live && value.source === 'env' && value.text !== id.name;
            scope.names.set(
              id.name,
              isEnv ? new Live(id.name, value.value, 'env', [id.name]) : value,
            );
          } else this.bind(id, value, scope, module);
        }
        return;
      case 'IfStatement': {
        const test = this.truth(this.read(node.test, scope, module));
        if (test === undefined) throw new Return(this.unread(node, module));
        const next = test ? node.consequent : node.alternate;
        if (next) this.run(next, scope, module);
        return;
      }
      case 'BlockStatement': {
        const inner: Scope = {names: new Map(), parent: scope};
        this.hoist(node.body, inner, module);
        for (const statement of node.body) this.run(statement, inner, module);
        return;
      }
      case 'ReturnStatement':
        throw new Return(node.argument ? this.read(node.argument, scope, module) : undefined);
      case 'ExpressionStatement':
        this.effect(node.expression, scope, module);
        return;
      case 'ForOfStatement': {
        const list = settled(this.read(node.right, scope, module));
        if (!Array.isArray(list)) throw new Return(this.unread(node, module));
        for (const item of list) {
          const inner: Scope = {names: new Map(), parent: scope};
          this.bind(node.left.declarations[0]!.id, item, inner, module);
          this.run(node.body, inner, module);
        }
        return;
      }
      case 'FunctionDeclaration':
      case 'ImportDeclaration':
      case 'EmptyStatement':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return;
      case 'ThrowStatement':
      case 'WhileStatement':
      case 'ForStatement':
      case 'ForInStatement':
      case 'SwitchStatement':
      case 'TryStatement':
        if (scope.parent) throw new Return(this.unread(node, module));
    }
  }

  /** Follows `list.push(…)`, `object.key = …` and `name = …`; other statements have no effect on data. */
  private effect(node: Node, scope: Scope, module: Module): void {
    if (node.type === 'AssignmentExpression' && node.operator === '=') {
      const value = this.read(node.right, scope, module);
      if (node.left.type === 'Identifier') {
        for (let at: Scope | undefined = scope; at; at = at.parent)
          if (at.names.has(node.left.name)) return void at.names.set(node.left.name, value);
      } else if (node.left.type === 'MemberExpression') {
        const object = this.read(node.left.object, scope, module);
        const key = this.keyOf(node.left.computed, node.left.property, scope, module);
        if (isObject(object) && key !== undefined) object[key] = value;
      }
    } else this.read(node, scope, module);
  }

  private bind(pattern: Node, value: Value, scope: Scope, module: Module): void {
    if (pattern.type === 'Identifier') scope.names.set(pattern.name, value);
    else if (pattern.type === 'AssignmentPattern')
      this.bind(
        pattern.left,
        value === undefined ? this.read(pattern.right, scope, module) : value,
        scope,
        module,
      );
    else if (pattern.type === 'ObjectPattern') {
      const named = new Set<string>();
      for (const item of pattern.properties) {
        if (item.type === 'RestElement') {
          const rest = isObject(value)
            ? Object.fromEntries(Object.entries(value).filter(([key]) => !named.has(key)))
            : value;
          this.bind(item.argument, rest, scope, module);
          continue;
        }
        const key = this.keyOf(item.computed, item.key, scope, module) ?? '';
        named.add(key);
        this.bind(item.value as Node, this.member(value, key, item, module), scope, module);
      }
    } else if (pattern.type === 'ArrayPattern') {
      const list = settled(value);
      pattern.elements.forEach((item, index) => {
        if (item?.type === 'RestElement')
          this.bind(item.argument, Array.isArray(list) ? list.slice(index) : value, scope, module);
        else if (item)
          this.bind(
            item,
            Array.isArray(list) ? list[index] : this.unread(item, module),
            scope,
            module,
          );
      });
    }
  }

  /** Returns the result of a function of the text, with arguments. */
  call(fn: Fn, args: readonly Value[]): Value {
    const {node, module} = fn;
    if (this.depth > 40) return this.unread(node, module);
    const scope: Scope = {names: new Map(), parent: fn.scope};
    node.params.forEach((param, index) => {
      if (param.type === 'RestElement') this.bind(param.argument, args.slice(index), scope, module);
      else this.bind(param, args[index], scope, module);
    });
    this.depth++;
    try {
      if (node.body.type !== 'BlockStatement') return this.read(node.body, scope, module);
      this.run(node.body, scope, module);
      return undefined;
    } catch (stop) {
      if (stop instanceof Return) return stop.value;
      throw stop;
    } finally {
      this.depth--;
    }
  }

  /** Calls the function that a configuration is with the flags of a build. */
  callConfig(fn: Fn): Value {
    return this.call(fn, [new Flags(this.world.flags), new Flags({})]);
  }

  /** Returns whether a value is true in a build; undefined if the text does not say it. */
  truth(value: Value): boolean | undefined {
    if (value instanceof Live) {
      this.used.add(value.source);
      return value.source === 'time' ? undefined : Boolean(value.value);
    }
    if (value instanceof Choice) {
      this.used.add('env');
      return this.truth(value.test.value ? value.yes : value.no);
    }
    return value instanceof Unread || value instanceof Imported ? undefined : Boolean(value);
  }

  private keyOf(computed: boolean, key: Node, scope: Scope, module: Module): string | undefined {
    if (!computed) return key.type === 'Identifier' ? key.name : String(key.value);
    const value = settled(this.read(key, scope, module));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  read(node: Node, scope: Scope, module: Module): Value {
    if (++this.steps > maxSteps) return this.unread(node, module);
    switch (node.type) {
      case 'Literal':
        return node.regex
          ? new RegExp(node.regex.pattern, node.regex.flags)
          : (node.value as Value);
      case 'TemplateLiteral':
        return this.template(node, scope, module);
      case 'Identifier':
        return this.identifier(node, scope, module);
      case 'ArrayExpression':
        return this.list(node.elements, scope, module);
      case 'ObjectExpression':
        return this.object(node, scope, module);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return new Fn(node, scope, module);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.read(node.expression, scope, module);
      case 'AwaitExpression':
        return this.read(node.argument, scope, module);
      case 'UnaryExpression':
        return this.unary(node, scope, module);
      case 'LogicalExpression':
        return this.logical(node, scope, module);
      case 'ConditionalExpression': {
        const test = this.read(node.test, scope, module);
        if (test instanceof Live && test.source === 'env')
          return new Choice(
            test,
            this.read(node.consequent, scope, module),
            this.read(node.alternate!, scope, module),
          );
        const truth = this.truth(test);
        if (truth === undefined) return this.unread(node, module);
        return this.read(truth ? node.consequent : node.alternate!, scope, module);
      }
      case 'BinaryExpression':
        return this.binary(node, scope, module);
      case 'MemberExpression': {
        if (/^import\.meta\./.test(this.textOf(node, module))) return this.metaValue(node, module);
        const key = this.keyOf(node.computed, node.property, scope, module);
        const object = this.read(node.object, scope, module);
        return key === undefined
          ? this.unread(node, module)
          : this.member(object, key, node, module);
      }
      case 'NewExpression':
      case 'CallExpression':
        return this.callee(node, scope, module);
      default:
        return this.unread(node, module);
    }
  }

  private textOf(node: Node, module: Module): string {
    return module.text.slice(node.start, node.end);
  }

  /** `import.meta.dirname` and its like stand for the folder of the configuration. */
  private metaValue(node: Node, module: Module): Value {
    const name = this.textOf(node, module).slice('import.meta.'.length);
    if (name === 'dirname') return './';
    if (name === 'url' || name === 'filename') return `./${module.file}`;
    return name.startsWith('env')
      ? new Live(`process.${name}`, undefined, 'env')
      : this.unread(node, module);
  }

  private identifier(node: Node, scope: Scope, module: Module): Value {
    const {name} = node;
    if (name === 'undefined') return undefined;
    for (let at: Scope | undefined = scope; at; at = at.parent)
      if (at.names.has(name)) return at.names.get(name);
    if (name === '__dirname') return './';
    if (name === '__filename') return `./${module.file}`;
    if (name === 'Infinity') return Infinity;
    return this.unread(node, module, 'code', name);
  }

  private list(elements: readonly (Node | null)[], scope: Scope, module: Module): Value[] {
    return elements.flatMap((element) => {
      if (element?.type !== 'SpreadElement')
        return [element ? this.read(element, scope, module) : undefined];
      const value = this.picked(this.read(element.argument, scope, module));
      return Array.isArray(value)
        ? value
        : value === undefined || value === null || value === false
          ? []
          : [value instanceof Unread ? value : this.unread(element, module)];
    });
  }

  /** Returns the value that a build takes: the branch of a condition, the value of an expression. */
  private picked(value: Value): Value {
    if (value instanceof Choice) {
      this.used.add('env');
      return this.picked(value.test.value ? value.yes : value.no);
    }
    if (value instanceof Live && value.value !== undefined) {
      this.used.add(value.source);
      return value.value;
    }
    return value;
  }

  private object(node: Node, scope: Scope, module: Module): PlainObject {
    const object: PlainObject = {};
    const keys = new Map<string, {node: Node; module: Module}>();
    places.set(object, keys);
    let unknown = 0;
    for (const item of node.properties) {
      if (item.type === 'SpreadElement') {
        const value = this.picked(this.read(item.argument, scope, module));
        if (value instanceof Flags) this.used.add('flags');
        else if (isObject(value)) {
          Object.assign(object, value);
          for (const [key, place] of places.get(value) ?? []) keys.set(key, place);
        } else if (value instanceof Unread || value instanceof Imported)
          object[`...${unknown++}`] = value;
        continue;
      }
      const key = this.keyOf(item.computed, item.key, scope, module);
      if (key === undefined || key === '__proto__')
        object[`...${unknown++}`] = this.unread(item, module);
      else {
        object[key] = this.read(item.value as Node, scope, module);
        keys.set(key, {node: item, module});
      }
    }
    return object;
  }

  private template(node: Node, scope: Scope, module: Module): Value {
    const values = node.expressions.map((item) => this.read(item, scope, module));
    const strange = values.find(
      (value) =>
        value instanceof Unread ||
        value instanceof Choice ||
        (typeof value === 'object' && !(value instanceof Live)),
    );
    if (strange !== undefined)
      return strange instanceof Unread ? strange : this.unread(node, module);
    const joined = (write: (value: Value) => string, cooked: 'cooked' | 'raw') =>
      node.quasis
        .map(
          (quasi, index) =>
            quasi.value[cooked] + (index < values.length ? write(values[index]) : ''),
        )
        .join('');
    const lives = values.filter((value) => value instanceof Live);
    const plain = joined((value) => asText(settled(value)), 'cooked');
    if (lives.length === 0) return plain;
    const text = joined(
      (value) => (value instanceof Live ? `\${${value.text}}` : asText(value)),
      'raw',
    );
    const known = lives.every(({value}) => value !== undefined);
    return live(`\`${text}\``, known ? plain : undefined, lives);
  }

  private unary(node: Node, scope: Scope, module: Module): Value {
    const value = this.read(node.argument, scope, module);
    const apply = (operand: Value): Value =>
      node.operator === '!'
        ? !operand
        : node.operator === '-'
          ? -Number(operand)
          : node.operator === '+'
            ? Number(operand)
            : node.operator === 'void'
              ? undefined
              : this.unread(node, module);
    if (value instanceof Live)
      return new Live(
        `${node.operator}${/^[\w.]+$/.test(value.text) ? value.text : `(${value.text})`}`,
        apply(value.value),
        value.source,
        value.uses,
      );
    const truth = this.truth(value);
    return truth === undefined ? this.unread(node, module) : apply(value);
  }

  private logical(node: Node, scope: Scope, module: Module): Value {
    const left = this.read(node.left, scope, module);
    const takesRight = (value: Value) =>
      node.operator === '&&'
        ? Boolean(value)
        : node.operator === '||'
          ? !value
          : value === undefined || value === null;
    if (left instanceof Live && (left.source === 'env' || left.source === 'time')) {
      const right = this.read(node.right, scope, module);
      if (node.operator === '&&' && !(right instanceof Live)) return new Choice(left, right, false);
      if (
        right instanceof Unread ||
        (typeof right === 'object' && right !== null && !(right instanceof Live))
      )
        return this.unread(node, module);
      const text = `${left.text} ${node.operator} ${right instanceof Live ? right.text : literal(right)}`;
      return live(text, takesRight(left.value) ? settled(right) : left.value, [
        left,
        ...(right instanceof Live ? [right] : []),
      ]);
    }
    if (left instanceof Unread || left instanceof Imported)
      return left instanceof Unread ? left : this.unread(node, module);
    if (left instanceof Live) this.used.add(left.source);
    return takesRight(settled(left)) ? this.read(node.right, scope, module) : left;
  }

  private binary(node: Node, scope: Scope, module: Module): Value {
    const [left, right] = [
      this.read(node.left, scope, module),
      this.read(node.right, scope, module),
    ];
    const wrong = [left, right].find(
      (value) => value instanceof Unread || value instanceof Imported || value instanceof Choice,
    );
    if (wrong) return wrong instanceof Unread ? wrong : this.unread(node, module);
    const lives = [left, right].filter((value) => value instanceof Live);
    const [a, b] = [settled(left), settled(right)] as [string, string];
    const result = binaryOperators[node.operator]?.(a, b);
    if (result === undefined) return this.unread(node, module);
    const isUnknown = lives.some(({value, source}) => value === undefined && source !== 'env');
    const write = (value: Value) => (value instanceof Live ? value.text : literal(value));
    return lives.length === 0
      ? result
      : live(
          `${write(left)} ${node.operator} ${write(right)}`,
          isUnknown ? undefined : result,
          lives,
        );
  }

  private member(object: Value, key: string, node: Node, module: Module): Value {
    const path = this.textOf(node, module);
    if (/^process\.env\.\w+$|^process\.env\[/.test(path)) return this.envValue(key);
    if (object instanceof Flags) {
      if (key in object.known) return object.known[key];
      this.used.add('flags');
      return undefined;
    }
    if (object instanceof Live) {
      const value =
        isObject(object.value) || Array.isArray(object.value) || typeof object.value === 'string'
          ? (object.value as PlainObject)[key]
          : undefined;
      return new Live(
        `${object.text}${/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${/^\d+$/.test(key) ? key : JSON.stringify(key)}]`}`,
        value,
        object.source,
        object.uses,
      );
    }
    if (object instanceof Choice) return this.member(this.picked(object), key, node, module);
    if (object instanceof Imported)
      return object.args
        ? this.unread(node, module)
        : new Imported(
            object.from,
            object.name === '*' || object.name === 'default' ? key : `${object.name}.${key}`,
            node,
            module,
          );
    if (object instanceof Unread)
      return object.name === 'process' && key === 'env' ? new Flags({}) : object;
    if (Array.isArray(object) || typeof object === 'string')
      return key === 'length' ? object.length : object[Number(key)];
    return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
  }

  private envValue(key: string): Value {
    const text = `process.env.${key}`;
    return /WATCH/.test(key)
      ? new Live(text, undefined, 'watch')
      : new Live(text, this.world.env[key], 'env');
  }

  private callee(node: Node, scope: Scope, module: Module): Value {
    const {callee} = node;
    const name = this.textOf(callee, module);
    const args = () => this.list(node.arguments, scope, module);
    if (callee.type === 'Identifier' && name === 'require')
      return this.required(args()[0], node, module);
    if (name === 'process.cwd') return './';
    if (name === 'RegExp' || (node.type === 'NewExpression' && name === 'RegExp'))
      return this.expression(args(), node, module);
    if (node.type === 'NewExpression' && name === 'URL')
      return fromRoot(asText(settled(args()[0])));
    if (node.type === 'NewExpression' && name === 'Set') return args()[0];
    if (node.type === 'NewExpression' && name === 'Date')
      return new Live('new Date()', undefined, 'time');
    if (/^(?:String|Boolean|Number)$/.test(name))
      return this.converted(name, args()[0], node, module);
    if (name === 'JSON.parse') return this.parsed(args()[0], node, module);
    const builtin = builtins[name];
    if (builtin) return this.applied(name, builtin, args(), node, module);
    if (callee.type === 'MemberExpression') {
      const object = this.read(callee.object, scope, module);
      const method = this.keyOf(callee.computed, callee.property, scope, module) ?? '';
      if (object instanceof Imported)
        return this.imported(
          new Imported(
            object.from,
            object.name === '*' || object.name === 'default' ? method : `${object.name}.${method}`,
            node,
            module,
          ),
          args(),
          node,
          module,
        );
      if (isObject(object) && object[method] instanceof Fn)
        return this.call(object[method], args());
      return this.method(object, method, args(), node, module);
    }
    const target = this.read(callee, scope, module);
    if (target instanceof Fn) return this.call(target, args());
    if (target instanceof Imported) return this.imported(target, args(), node, module);
    return this.unread(node, module, 'code', name);
  }

  private imported(target: Imported, args: Value[], node: Node, module: Module): Value {
    const {from, name} = target;
    if (pathModules.test(from)) {
      if (
        /^(?:resolve|join|normalize|fileURLToPath|posix\.join|posix\.resolve|toNamespacedPath)$/.test(
          name,
        )
      ) {
        const parts = args.map((value) => settled(value));
        if (parts.every((part) => typeof part === 'string')) return fromRoot(...parts);
      }
      if (name === 'dirname' && typeof settled(args[0]) === 'string')
        return fromRoot(folderOf(asText(settled(args[0]))));
      if (/^(?:basename|extname|parse)$/.test(name) && typeof settled(args[0]) === 'string') {
        const base = (settled(args[0]) as string).split('/').pop()!;
        const end = /\.[^.]*$/.exec(base)?.[0] ?? '';
        if (name === 'parse')
          return {base, ext: end, name: base.slice(0, base.length - end.length)};
        const cut = settled(args[1]);
        return name === 'extname'
          ? end
          : typeof cut === 'string' && base.endsWith(cut)
            ? base.slice(0, -cut.length)
            : base;
      }
      return this.unread(node, module);
    }
    if (name === 'createRequire') return new Imported('node:module', 'require', node, module);
    if (from === 'node:module' && name === 'require') return this.required(args[0], node, module);
    if (readers.test(name) || /^(?:node:)?fs(?:\/promises)?$|glob/.test(from)) {
      const path = args.map((value) => settled(value)).find((value) => typeof value === 'string');
      if (/^readFile/.test(name) && /(?:^|\/)package\.json$/.test(String(path)))
        return this.packageValue(join('', String(path)).replace(/^\.\//, ''), node, module);
      return this.unread(node, module, 'reads-files', name, from);
    }
    if (/^define(?:Build)?Config$/.test(name))
      return args.length > 1 && args[0] instanceof Flags ? args[1] : args[0];
    if (name === 'mergeConfig' && /^vite/.test(from)) return merged(args[0], args[1]);
    if (/^loadEnv$/.test(name)) return new Flags({});
    return new Imported(from, name, node, module, args);
  }

  private required(value: Value, node: Node, module: Module): Value {
    return typeof value === 'string'
      ? this.resolve(value, 'default', node, module)
      : this.unread(node, module);
  }

  private parsed(value: Value, node: Node, module: Module): Value {
    if (value instanceof Live || isObject(value) || value instanceof Unread) return value;
    try {
      return JSON.parse(value as string) as Value;
    } catch {
      return this.unread(node, module);
    }
  }

  private expression(args: Value[], node: Node, module: Module): Value {
    const [source, flags] = args.map((value) => settled(value));
    if (source instanceof RegExp) return source;
    if (args[0] instanceof Live) this.used.add(args[0].source);
    try {
      return typeof source === 'string'
        ? new RegExp(source, typeof flags === 'string' ? flags : '')
        : this.unread(node, module);
    } catch {
      return this.unread(node, module);
    }
  }

  private converted(name: string, value: Value, node: Node, module: Module): Value {
    const convert = name === 'Boolean' ? Boolean : name === 'Number' ? Number : String;
    if (value instanceof Live)
      return new Live(`${name}(${value.text})`, convert(value.value), value.source, value.uses);
    return value === undefined || /^(?:string|number|boolean)$/.test(typeof value)
      ? convert(value)
      : this.unread(node, module);
  }

  /** Applies a function of `Object`, `JSON` or `Array`. `JSON.stringify` of an expression stays an expression. */
  private applied(
    name: string,
    builtin: (...args: Value[]) => Value,
    args: Value[],
    node: Node,
    module: Module,
  ): Value {
    const wrong = args.find((value) => value instanceof Unread);
    if (wrong) return wrong;
    if (name === 'JSON.stringify') {
      const [value] = args;
      if (value instanceof Live)
        return new Live(
          `JSON.stringify(${value.text})`,
          value.value === undefined ? undefined : JSON.stringify(value.value),
          value.source,
          value.uses,
        );
      if (value instanceof Choice)
        return new Live(`JSON.stringify(${choiceText(value)})`, undefined, 'env', value.test.uses);
      return containsSpecial(value) ? this.unread(node, module) : JSON.stringify(value);
    }
    const values = args.map((value) => this.picked(value));
    if (values.some((value) => value instanceof Live || value instanceof Imported))
      return this.unread(
        node,
        module,
        values.some((value) => value instanceof Live && value.source === 'package')
          ? 'other-file'
          : 'code',
        'package.json',
      );
    if (name === 'Array.from' && args[1] instanceof Fn)
      return this.method(values[0], 'map', [args[1]], node, module);
    try {
      return builtin(
        ...values.map((value) => (name.startsWith('Object.') ? (value ?? {}) : value)),
      );
    } catch {
      return this.unread(node, module);
    }
  }

  private method(object: Value, method: string, args: Value[], node: Node, module: Module): Value {
    if (object instanceof Unread) return object;
    if (object instanceof Live) {
      const isText =
        typeof object.value === 'string' || object.source === 'time' || object.value === undefined;
      if (!isText) return this.method(this.picked(object), method, args, node, module);
      const plain = args.map((value) =>
        value instanceof Live
          ? value.text
          : value instanceof RegExp
            ? String(value)
            : typeof value === 'object'
              ? undefined
              : literal(value),
      );
      if (plain.includes(undefined)) return this.unread(node, module);
      const known =
        typeof object.value === 'string'
          ? this.method(object.value, method, args.map(settled), node, module)
          : undefined;
      return new Live(
        `${object.text}.${method}(${plain.join(', ')})`,
        known instanceof Unread ? undefined : known,
        object.source,
        object.uses,
      );
    }
    if (object instanceof Choice)
      return this.method(this.picked(object), method, args, node, module);
    const fn =
      args[0] instanceof Fn
        ? args[0]
        : args[0] instanceof Unread && args[0].name === 'Boolean'
          ? Boolean
          : undefined;
    const each = (...values: Value[]): Value =>
      fn instanceof Fn
        ? this.call(fn, values)
        : fn
          ? Boolean(values[0])
          : this.unread(node, module);
    const isTrue = (...values: Value[]) => {
      const truth = this.truth(each(...values));
      if (truth === undefined) throw new Return(this.unread(node, module));
      return truth;
    };
    try {
      if (typeof object === 'string')
        return textMethod(object, method, args.map(settled)) ?? this.unread(node, module);
      if (object instanceof RegExp && method === 'test')
        return object.test(asText(settled(args[0])));
      if (!Array.isArray(object)) return this.unread(node, module);
      switch (method) {
        case 'map':
          return object.map((item, index) => each(item, index));
        case 'flatMap':
          return object.flatMap((item, index) => each(item, index));
        case 'filter':
          return object.filter((item, index) => isTrue(item, index));
        case 'find':
          return object.find((item, index) => isTrue(item, index));
        case 'some':
          return object.some((item, index) => isTrue(item, index));
        case 'every':
          return object.every((item, index) => isTrue(item, index));
        case 'forEach':
          object.forEach((item, index) => each(item, index));
          return undefined;
        case 'reduce':
          return object.reduce(
            (before: Value, item, index) => this.call(fn as Fn, [before, item, index]),
            args[1],
          );
        case 'concat':
          return object.concat(...args.map((value) => this.picked(value) as Value[]));
        case 'push':
          return object.push(...args);
        case 'flat':
          return object.flatMap((item) => item);
        case 'slice':
          return object.slice(...(args as number[]));
        case 'join':
          return object.map((item) => asText(settled(item))).join(asText(settled(args[0] ?? ',')));
        case 'includes':
          return object.includes(settled(args[0]));
        case 'sort':
        case 'reverse':
          return args.length > 0 ? this.unread(node, module) : [...object][method]();
        default:
          return this.unread(node, module);
      }
    } catch (stop) {
      if (stop instanceof Return) return stop.value;
      return this.unread(node, module);
    }
  }
}

/** Returns a value as text; `''` if it is not a text, a number or a boolean. */
export const asText = (value: Value): string =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof RegExp
    ? String(value)
    : '';

/** Returns the value of an expression in a build, for what needs a known value. */
export function settled(value: Value): Value {
  if (value instanceof Live) return value.value;
  return value instanceof Choice ? settled(value.test.value ? value.yes : value.no) : value;
}

/** Returns a condition as an expression, if both branches can be written. */
export function choiceText({test, yes, no}: Choice): string | undefined {
  const [a, b] = [yes, no].map((value) =>
    value instanceof Live
      ? value.text
      : value === undefined || containsSpecial(value) || typeof value === 'object'
        ? undefined
        : literal(value),
  );
  return a === undefined || b === undefined ? undefined : `${test.text} ? ${a} : ${b}`;
}

/** Returns true if a value contains what the new configuration cannot take over as data. */
export function containsSpecial(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return false;
  return Array.isArray(value)
    ? value.some(containsSpecial)
    : !isObject(value) || Object.values(value).some(containsSpecial);
}

/** Returns a literal in single quotes. */
const literal = (value: unknown): string =>
  typeof value === 'string' && !/['\\\n]/.test(value)
    ? `'${value}'`
    : String(JSON.stringify(value));

const rank: readonly Source[] = ['env', 'time', 'watch', 'mode', 'package'];

function live(text: string, value: Value, parts: readonly Live[]): Live {
  const source = rank.find((name) => parts.some((part) => part.source === name))!;
  return new Live(text, value, source, [...new Set(parts.flatMap(({uses}) => uses))]);
}

const binaryOperators: Readonly<Record<string, (a: string, b: string) => Value>> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,

  '==': (a, b) => a == b,

  '!=': (a, b) => a != b,
  '+': (a, b) => a + b,
  '-': (a, b) => Number(a) - Number(b),
  '*': (a, b) => Number(a) * Number(b),
  '/': (a, b) => Number(a) / Number(b),
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  in: (a, b) => a in (b as unknown as object),
};

const builtins: Readonly<Record<string, (...args: Value[]) => Value>> = {
  'Object.keys': (value) => Object.keys(value as PlainObject),
  'Object.values': (value) => Object.values(value as PlainObject),
  'Object.entries': (value) => Object.entries(value as PlainObject),
  'Object.fromEntries': (value) => {
    const list = value as [string, Value][];
    const unread = list.find((item) => (item as Value) instanceof Unread);
    return unread ?? Object.fromEntries(list);
  },
  'Object.assign': (...values) => Object.assign({}, ...(values as object[])) as Value,
  'Object.freeze': (value) => value,
  'JSON.stringify': (value) => JSON.stringify(value),
  'Array.from': (value) => value,
  'Array.isArray': (value) => Array.isArray(value),
};

function textMethod(text: string, method: string, args: Value[]): Value {
  const [a, b] = args as [string, string];
  switch (method) {
    case 'replace':
    case 'replaceAll':
      return (args[0] instanceof RegExp || typeof a === 'string') && typeof b === 'string'
        ? method === 'replace'
          ? text.replace(a, b)
          : text.replaceAll(a, b)
        : undefined;
    case 'startsWith':
    case 'endsWith':
    case 'includes':
      return text[method](a);
    case 'split':
      return text.split(a);
    case 'slice':
    case 'substring':
      return text[method](Number(a), b === undefined ? undefined : Number(b));
    case 'repeat':
      return Number(a) < 1000 ? text.repeat(Number(a)) : undefined;
    case 'trim':
    case 'trimStart':
    case 'trimEnd':
    case 'toLowerCase':
    case 'toUpperCase':
    case 'toString':
      return text[method]();
    case 'at':
    case 'charAt':
      return text.at(Number(a ?? 0));
    case 'concat':
      return text + args.map(asText).join('');
    default:
      return undefined;
  }
}

/** Merges as `mergeConfig` of Vite: objects by key, lists one after the other. */
function merged(first: Value, second: Value): Value {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (!isObject(first) || !isObject(second)) return second === undefined ? first : second;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(first[key], second[key])]));
}

/** Returns the folder of a path; `''` for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns a path from the root of the package, which begins with `./` unless it leaves the package. */
function fromRoot(...parts: readonly string[]): string {
  const path = join('', ...parts);
  return path.startsWith('..') ? path : `./${path}`;
}

/** Joins parts of a path. The root, where the configuration stands, is `./`; the result has no `./` in front. */
export function join(...parts: readonly string[]): string {
  const out: string[] = [];
  for (const part of parts
    .join('/')
    .replace(/^file:\/\//, '')
    .split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && out.length > 0 && out.at(-1) !== '..') out.pop();
    else out.push(part);
  }
  return out.join('/');
}
