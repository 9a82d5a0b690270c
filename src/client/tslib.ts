/** All that Docusaurus' client takes from `tslib`, which would come whole: a module of either kind by its default. */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
