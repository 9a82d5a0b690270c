import config, {folders} from '../../../docusaurus.config';

const grown = '.cache/bench/grown/ours';

/** Returns the configuration of this site with the multiplied pages of `npm run bench:build -- --times <n>`. */
export default () => config({...folders, docs: `${grown}/docs`, i18n: `${grown}/i18n`});
