import config, {folders} from '../../../docusaurus.config';

const grown = '.cache/bench/grown/ours';

/** The site with the multiplied pages of `npm run bench:build -- --times`. */
export default () => config({...folders, docs: `${grown}/docs`, i18n: `${grown}/i18n`});
